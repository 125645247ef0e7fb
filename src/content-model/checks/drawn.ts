import type { Finding } from "../problem";
import type { ContentFile } from "../read";
import { picturePath } from "../rules/picture";
import { textsIn } from "../visit";

const drawn = ["devotional", "excerpt-page"];

/**
 * Pictures that two slides or two pages of the excerpt share, told at the second: `npm run make:artwork` draws each
 * from its own words, and would draw one over the other. In: all files. Out: findings by file.
 */
export function sharedPictures(
  files: readonly ContentFile[],
): ReadonlyArray<Finding & { readonly file: ContentFile }> {
  const owners = new Map<string, string>();
  return files
    .filter(({ kind }) => drawn.includes(kind.name))
    .flatMap((file) =>
      Array.from(textsIn(file.kind.schema, file.data))
        .filter(({ field }) => field.format === "picture")
        .flatMap(({ text, path }) => {
          const picture = picturePath(text, file.file);
          const owner = owners.get(picture);
          owners.set(picture, owner ?? file.file);
          if (owner === undefined) return [];
          return [
            {
              file,
              path,
              problem: `${text} is also the picture of another entry, in content/${owner}.`,
              fix: "Give this one a path of its own: npm run make:artwork draws a picture there.",
            },
          ];
        }),
    );
}
