import { extname } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=UTF-8",
  ".csv": "text/csv; charset=UTF-8",
  ".epub": "application/epub+zip",
  ".gif": "image/gif",
  ".html": "text/html; charset=UTF-8",
  ".ico": "image/x-icon",
  ".ics": "text/calendar; charset=UTF-8",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "application/javascript; charset=UTF-8",
  ".json": "application/json; charset=UTF-8",
  ".m4a": "audio/mp4",
  ".map": "application/json; charset=UTF-8",
  ".md": "text/markdown; charset=UTF-8",
  ".mjs": "application/javascript; charset=UTF-8",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=UTF-8",
  ".vtt": "text/vtt; charset=UTF-8",
  ".wasm": "application/wasm",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=UTF-8",
  ".zip": "application/zip",
};

/** The content type that a file is sent with. */
export function contentTypeOf(file: string): string {
  return types[extname(file).toLowerCase()] ?? "application/octet-stream";
}

/** Whether a type is text, so that compressing it pays. */
export function isCompressible(contentType: string): boolean {
  return /^(text\/|image\/svg|application\/([\w.-]+\+)?(json|javascript|xml|wasm)\b)/i.test(contentType);
}
