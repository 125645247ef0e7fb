import { createHmac, randomBytes, scryptSync } from "node:crypto";
import ipaddr from "ipaddr.js";
import type { Form, Payload } from "../../src/forms/fields";

/** The identifiers of a message, the same on every instance and at every attempt. They do not reveal its text. */
export interface MessageIds {
  /** In the Message-ID: 32 hexadecimal digits. */
  id: string;
  /** 8 characters, in the subject and the log. */
  reference: string;
}

/**
 * Creates the identifiers of messages and visitors with an HMAC. Without a secret, anyone with this code could test
 * guesses.
 * @param secret SMTP_URL: its password is the only secret that all instances share and that survives a restart
 */
export function createIdentifiers(secret: string) {
  const keys = new Map<string, Buffer>();
  const hmac = (purpose: string, text: string): Buffer => {
    // scrypt is slow, so that nobody can test millions of passwords against an identifier.
    const key = keys.get(purpose) ?? scryptSync(secret, purpose, 32);
    keys.set(purpose, key);
    return createHmac("sha256", key).update(text).digest();
  };
  return {
    /** A message with another key, text or readers gets another identifier. */
    message: (
      { name, fields }: Form,
      payload: Payload,
      readers: readonly string[],
      key: string,
    ): MessageIds => {
      const values = Object.keys(fields).map((field) => payload[field] ?? null);
      const digest = hmac("message", JSON.stringify([name, key, readers, values]));
      return { id: digest.toString("hex").slice(0, 32), reference: referenceFrom(digest.subarray(16)) };
    },
    /**
     * The code of a visitor's network, by which the limits count messages. It changes each day (UTC).
     * @param address from the platform, because a visitor could forge a header
     * @returns undefined if `address` is not an IP address
     */
    visitor: (address = ""): string | undefined =>
      ipaddr.isValid(address)
        ? hmac(new Date().toISOString().slice(0, 10), networkOf(address)).toString("base64url")
        : undefined,
  };
}

/**
 * A network, which all addresses of one subscriber share: an IPv4 address itself, or the /64 of an IPv6 address, whose
 * other half the subscriber can choose (RFC 6177, 2; RFC 4291, 2.5.4).
 */
function networkOf(address: string): string {
  // An IPv4-mapped IPv6 address becomes the IPv4 address (RFC 4291, 2.5.5.2).
  const ip = ipaddr.process(address);
  return ip.kind() === "ipv4" ? ip.toString() : ip.toNormalizedString().split(":").slice(0, 4).join(":");
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
