import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { readContent } from "../read";
import type { ContentFile } from "../read";

/** The command that draws the pictures which shared links show. */
export const previewsCommand = "npm run make:artwork";

/** Where the picture is that a shared link shows, as seen from the project's root. In: its name, such as blog/my-title. */
export function previewFile(name: string): string {
  return `static/previews/${name}.png`;
}

/**
 * The pictures that shared links show: one for each page with a title for search engines, and for each published
 * teaching. The others have no page that could be shared. In: the project's root.
 */
export function previewFiles(root: string): string[] {
  const folder = join(root, "content");
  if (!existsSync(folder)) return [];
  return readContent(folder).files.flatMap((file) => {
    const name = previewName(file);
    return name === undefined ? [] : [previewFile(name)];
  });
}

// What cannot be read is the content check's to name, and has no fields here.
function previewName({ file, kind, data }: ContentFile): string | undefined {
  const { dir, name } = posix.parse(file);
  if (kind.name === "article") return valueAt(data, "status") === "published" ? `blog/${name}` : undefined;
  return dir === "pages" && valueAt(valueAt(data, "seo"), "title") !== undefined ? name : undefined;
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
