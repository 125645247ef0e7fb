import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import type { PlacedFinding } from "../problem";

/** The text of a file, or what keeps it from being read. In: where the file is. */
export function readText(path: string): string | PlacedFinding {
  const bytes = bytesOf(path);
  if (bytes === undefined) return { path: [], ...unopened };
  const text = bytes.toString("utf8");
  // Another encoding of Windows has bytes that UTF-8 has not, and UTF-16 a zero beside each letter.
  if (isUtf8(bytes) && !bytes.includes(0)) return text;
  return {
    path: [],
    line: (text.split(/[\uFFFD\0]/, 1)[0] ?? "").split("\n").length,
    problem: "is not saved as UTF-8.",
    fix: "Save it anew with the encoding UTF-8, which your program offers when it saves or at the window's lower edge. Then look at its quotation marks and at letters with accents.",
  };
}

/** What is said of a file that is listed and cannot be opened. */
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
