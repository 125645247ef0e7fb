import { fieldName, type Path, type Problem } from "../../content-model/problem";
import type { ContentFile } from "../../content-model/content-file";
import { contentPaths, readContent } from "../../content-model/read";
import { textsIn } from "../../content-model/visit";
import { finishedPages, type PageMistake } from "./page-anchors";
import { brokenFragments } from "./broken-fragments";
import { duplicateIds } from "./duplicate-ids";

/**
 * Finds links to missing anchors and duplicate ids, and locates each in the content.
 * This needs the finished pages, so it is not part of the content check.
 * @param folder the published folder
 * @param contentDir the content that it was built from
 * @param oldAddresses each old address with its redirect target
 */
export function anchorProblems(
  folder: string,
  contentDir: string,
  oldAddresses: ReadonlyMap<string, string>,
): Problem[] {
  const pages = finishedPages(folder);
  const shown = [
    ...brokenFragments(pages, oldAddresses),
    ...duplicateIds(pages.values(), contentPaths(contentDir)),
  ];
  if (shown.length === 0) return [];
  const { files } = readContent(contentDir);
  return shown.flatMap((mistake) => problemsOf(mistake, files));
}

function problemsOf({ on, problem, fix, isFrom }: PageMistake, files: readonly ContentFile[]): Problem[] {
  const found = files.flatMap((written) => {
    const { file, contentType, data, body = "", bodyLine = 1, lineOf } = written;
    const at = (place: Path, line = lineOf(place)): Problem => ({
      file: `content/${file}`,
      field: fieldName(place, data),
      problem,
      fix,
      ...(line !== undefined && { line }),
    });
    return [
      ...Array.from(textsIn(contentType.schema, data))
        .filter(({ text, field }) => isFrom(text, file, field))
        .map(({ path }) => at(path)),
      ...body
        .split("\n")
        .flatMap((text, index) => (isFrom(text, file) ? [at(["body"], bodyLine + index)] : [])),
    ];
  });
  // The link or id comes from code, not content: only the page can be reported.
  return found.length > 0 ? found : [{ file: on, field: "", problem, fix }];
}
