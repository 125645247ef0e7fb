import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import type { PlacedFinding } from "../problem";

/**
 * Reads the text of a file.
 * @param path the file's path
 * @returns the text, or a finding if the file cannot be read or is not UTF-8
 */
export function readText(path: string): string | PlacedFinding {
  const bytes = bytesOf(path);
  if (bytes === undefined) return { path: [], ...unopened };
  const text = bytes.toString("utf8");
  // Windows encodings contain bytes that are invalid in UTF-8; UTF-16 has a zero byte next to each Latin letter.
  if (isUtf8(bytes) && !bytes.includes(0)) return text;
  return {
    path: [],
    line: (text.split(/[\uFFFD\0]/, 1)[0] ?? "").split("\n").length,
    problem: "is not saved as UTF-8.",
    fix: "Save it anew with the encoding UTF-8, which your program offers when it saves or at the window's lower edge. Then look at its quotation marks and at letters with accents.",
  };
}

/** The finding for a listed file that cannot be opened. */
export const unopened = {
  problem: "cannot be opened.",
  fix: "Put the file itself here: what has its name is a link that leads to no file, or nobody may read it.",
};

function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
