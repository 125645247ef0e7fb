import type { Finding } from "../problem";
import type { ContentFile } from "../content-file";
import { picturePath } from "../validators/picture";
import { textsIn } from "../visit";

const drawn = ["devotional", "excerpt-page"];

/**
 * Finds pictures that two slides or two excerpt pages share; the finding is at the second one. The build draws each
 * picture from its own text, so one would overwrite the other.
 * @returns findings with their files
 */
export function sharedPictures(
  files: readonly ContentFile[],
): ReadonlyArray<Finding & { readonly file: ContentFile }> {
  const owners = new Map<string, string>();
  return files
    .filter(({ contentType }) => drawn.includes(contentType.name))
    .flatMap((file) =>
      Array.from(textsIn(file.contentType.schema, file.data))
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
              fix: "Give this one a path of its own: the build draws a picture there.",
            },
          ];
        }),
    );
}
