import type { Path, Finding } from "../problem";
import type { ContentFile } from "../content-file";
import { textsIn } from "../visit";

/**
 * Finds ids that two entries of a collection share; the finding is at the second one.
 * @param files all content files
 * @returns findings with their files
 */
export function repeatedIds(
  files: readonly ContentFile[],
): ReadonlyArray<Finding & { readonly file: ContentFile }> {
  const first = new Map<string, string>();
  return files.flatMap((file) =>
    Array.from(textsIn(file.contentType.schema, file.data))
      .filter(({ field }) => field.format === "id")
      .flatMap(({ text, path }) => {
        const key = [file.contentType.name, collectionOf(path), text].join(" ");
        const owner = first.get(key);
        if (owner === undefined) {
          first.set(key, file.file);
          return [];
        }
        const where = owner === file.file ? "in this file" : `in content/${owner}`;
        return [
          {
            file,
            path,
            problem: `"${text}" is also another entry's ${String(path.at(-1))} ${where}.`,
            fix: "Give one of the two another.",
          },
        ];
      }),
  );
}

// The questions of all pages form one collection, so the path is built from keys without indexes.
function collectionOf(path: Path): string {
  return path.filter((key) => typeof key === "string").join(".");
}
