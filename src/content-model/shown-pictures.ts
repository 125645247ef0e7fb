import type { ContentFile } from "./read";
import { picturePath } from "./rules/picture";
import { textsIn } from "./visit";

/** The pictures that files refer to, by their paths in content/. In: the files. */
export function shownPictures(files: readonly ContentFile[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ file, kind, data }) =>
      Array.from(textsIn(kind.schema, data))
        .filter(({ field }) => field.format === "picture")
        .map(({ text }) => picturePath(text, file)),
    ),
  );
}
