import { fieldName, type Path, type Problem } from "../../content-model/problem";
import { contentPaths, readContent, type ContentFile } from "../../content-model/read";
import { textsIn } from "../../content-model/visit";
import { finishedPages, type ShownMistake } from "./finished-page";
import { lostPlaces } from "./lost-places";
import { sharedNames } from "./shared-names";

/**
 * What is wrong with the places that links lead to, told where the content has it. Only finished pages show it, so it
 * is no part of the content check.
 * @param folder the published folder
 * @param contentDir the content that it was built from
 * @param oldAddresses each old address with where it leads on to
 */
export function placeProblems(
  folder: string,
  contentDir: string,
  oldAddresses: ReadonlyMap<string, string>,
): Problem[] {
  const pages = finishedPages(folder);
  const shown = [
    ...lostPlaces(pages, oldAddresses),
    ...sharedNames(pages.values(), contentPaths(contentDir)),
  ];
  if (shown.length === 0) return [];
  const { files } = readContent(contentDir);
  return shown.flatMap((mistake) => problemsOf(mistake, files));
}

function problemsOf({ on, problem, fix, isFrom }: ShownMistake, files: readonly ContentFile[]): Problem[] {
  const found = files.flatMap((written) => {
    const { file, kind, data, body = "", bodyLine = 1, lineOf } = written;
    const at = (place: Path, line = lineOf(place)): Problem => ({
      file: `content/${file}`,
      field: fieldName(place, data),
      problem,
      fix,
      ...(line !== undefined && { line }),
    });
    return [
      ...Array.from(textsIn(kind.schema, data))
        .filter(({ text, field }) => isFrom(text, file, field))
        .map(({ path }) => at(path)),
      ...body
        .split("\n")
        .flatMap((text, index) => (isFrom(text, file) ? [at(["body"], bodyLine + index)] : [])),
    ];
  });
  // A link or a name of the code's own: the page is all that can be said.
  return found.length > 0 ? found : [{ file: on, field: "", problem, fix }];
}
