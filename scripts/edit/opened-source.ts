/** The name of the hidden field in which a form keeps the text that its file had when the form was opened. */
export const openedSource = "openedSource";

/** The fields of a form; a new file's form was opened without a text. */
export interface OpenedFields {
  readonly [openedSource]?: string;
}

/** Normalizes a file's text as Sveltia does when it loads the file, before it calls the format's fromFile. */
export function normalizeLoaded(source: string): string {
  return source.trim().replace(/\r\n?/g, "\n");
}
