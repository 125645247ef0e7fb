import { randomInt } from "node:crypto";

// No letters or digits that are mistaken for one another when read aloud.
const alphabet = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

/** Makes a short random reference (8 signs) that joins a mail, its log line and an answer. */
export function createReference(): string {
  return Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join("");
}
