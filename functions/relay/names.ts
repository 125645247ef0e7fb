import { createHmac, randomBytes, scryptSync } from "node:crypto";
import type { Form, Payload } from "../../src/forms/fields";

/** A message's names: the same on every instance, whenever it is sent. They reveal none of its words. */
export interface MessageName {
  /** In the Message-ID: 32 hexadecimal digits. */
  id: string;
  /** In the subject and the log: 8 signs. */
  reference: string;
}

/** Names messages and visitors by an HMAC of what they are. */
export interface Names {
  /** Any change of a message's key, words or readers gives another name. */
  message: (form: Form, payload: Payload, readers: readonly string[], key: string) => MessageName;
  /** The code of a visitor's network, by which messages are counted. It changes each day (UTC). */
  visitor: (network: string) => string;
}

/**
 * Creates the names that belong to a secret; without it, anyone with this code could test a guess.
 * @param secret SMTP_URL: its password is the only secret that all instances share and that survives a restart
 */
export function createNames(secret: string, now: () => number = Date.now): Names {
  const keys = new Map<string, Buffer>();
  const hmac = (purpose: string, text: string): Buffer => {
    // scrypt is slow, so that a name cannot be used to try passwords by the million.
    const key = keys.get(purpose) ?? scryptSync(secret, purpose, 32);
    keys.set(purpose, key);
    return createHmac("sha256", key).update(text).digest();
  };
  return {
    message: ({ name, fields }, payload, readers, key) => {
      const words = Object.keys(fields).map((field) => payload[field] ?? null);
      const digest = hmac("message", JSON.stringify([name, key, readers, words]));
      return { id: digest.toString("hex").slice(0, 32), reference: referenceFrom(digest.subarray(16)) };
    },
    visitor: (network) => hmac(new Date(now()).toISOString().slice(0, 10), network).toString("base64url"),
  };
}

/** Creates a random reference (8 characters) for a log line and its answer, if there is no mail. */
export function createReference(): string {
  return referenceFrom(randomBytes(8));
}

// Without I, L, O, U, 0 and 1, which are easily confused.
const alphabet = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

function referenceFrom(digest: Buffer): string {
  return Array.from(digest.subarray(0, 8), (byte) => alphabet.charAt(byte % alphabet.length)).join("");
}
