import type { Path, Finding } from "../problem";
import type { ContentFile } from "../read";
import { textsIn } from "../visit";

/** Ids that two entries of one collection share, told at the second. In: all files. Out: findings by file. */
export function repeatedIds(
  files: readonly ContentFile[],
): ReadonlyArray<Finding & { readonly file: ContentFile }> {
  const first = new Map<string, string>();
  return files.flatMap((file) =>
    Array.from(textsIn(file.kind.schema, file.data))
      .filter(({ field }) => field.format === "id")
      .flatMap(({ text, path }) => {
        const key = [file.kind.name, collectionOf(path), text].join(" ");
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

// All questions of all pages are one collection: only the keys count, not the indexes.
function collectionOf(path: Path): string {
  return path.filter((key) => typeof key === "string").join(".");
}
