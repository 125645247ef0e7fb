import { randomInt } from "node:crypto";

// Without I, L, O, U, 0 and 1, which the eye takes for one another or for another sign.
const alphabet = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

/** Makes a short random reference (8 signs) that joins a mail, its log line and an answer. */
export function createReference(): string {
  return Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join("");
}
