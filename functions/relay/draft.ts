import { createHmac, scryptSync } from "node:crypto";
import type { Form, Payload } from "./forms/form";
import type { SmtpServer } from "./mail/smtp-server";
import { processSingleton } from "./process-singleton";
import { referenceFrom } from "./reference";

/** A draft's identifiers: the same on every instance, whenever it is sent. They reveal none of its words. */
export interface Draft {
  /** In the Message-ID: 32 hexadecimal digits. */
  id: string;
  /** In the subject and the log: 8 signs. */
  reference: string;
}

/**
 * Derives a draft's identifiers by an HMAC of its key, its words and its recipients. Any change gives others.
 * @param server its user and password are the HMAC's secret; without them anyone with this code can test a guess
 * @param key the draft's key from the page
 */
export function identifyDraft<P extends Payload>(
  { credentials }: SmtpServer,
  { name, fields }: Form<P>,
  payload: P,
  recipients: readonly string[],
  key: string,
): Draft {
  const words = fields.map((field) => payload[field.name] ?? null);
  const digest = createHmac("sha256", secretFrom(credentials))
    .update(JSON.stringify([name, key, recipients, words]))
    .digest();
  return { id: digest.toString("hex").slice(0, 32), reference: referenceFrom(digest.subarray(16)) };
}

// The mail server's password is the only secret that all instances share and that survives a restart. scrypt is slow,
// so that a reference cannot be used to try passwords by the million.
function secretFrom({ user, password } = { user: "", password: "" }): Buffer {
  const secret = JSON.stringify([user, password]);
  return processSingleton(`draft-secret ${secret}`, () => scryptSync(secret, "draft reference", 32));
}
