import { openTypeface, type Typeface } from "./lettering";

const opened = new Map<string, Promise<Typeface>>();

function once(...face: Parameters<typeof openTypeface>): Promise<Typeface> {
  const key = JSON.stringify(face);
  const typeface = opened.get(key) ?? openTypeface(...face);
  opened.set(key, typeface);
  return typeface;
}

/** The face of titles. Each face is opened on first use. */
export const displayFace = (): Promise<Typeface> => once("fraunces");

/** The face of small capitals. */
export const labelFace = (): Promise<Typeface> => once("archivo", { wdth: 75, wght: 600 });

/** The face of running text. */
export const textFace = (): Promise<Typeface> => once("archivo");
