import { lookup, mimes } from "mrmime";

// Registered as image/vnd.microsoft.icon, which mrmime lacks; browsers and Netlify use this type.
mimes["ico"] ??= "image/x-icon";

/** The content type of a file by its name, as Netlify sends it; without an extension, HTML. */
export function contentTypeOf(name: string): string {
  const type = /\.\w+$/.test(name) ? (lookup(name) ?? "application/octet-stream") : "text/html";
  return /^text\/|[/+](json|xml|javascript)$/.test(type) ? `${type}; charset=UTF-8` : type;
}
