import { randomBytes } from "node:crypto";

// Without I, L, O, U, 0 and 1, which are easily confused.
const alphabet = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const length = 8;

/** Creates a random reference (8 characters) for a log line and its answer, if there is no mail. */
export function createReference(): string {
  return referenceFrom(randomBytes(8));
}

/** Encodes the first 64 bits of a digest as a reference (8 characters). */
export function referenceFrom(digest: Buffer): string {
  const number = digest.readBigUInt64BE();
  const base = BigInt(alphabet.length);
  const digits = Array.from({ length }, (_, place) => (number / base ** BigInt(place)) % base);
  return digits.map((digit) => alphabet.charAt(Number(digit))).join("");
}
