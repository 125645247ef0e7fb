import { scryptSync } from "node:crypto";
import type { DailySalt } from "./daily-salt";

/**
 * Makes today's key out of today's salt and a secret that is kept elsewhere, so that whoever reads the salt has no key.
 * @param secret any text: a password in it is all that has to be secret
 */
export function createDailyKey(todaysSalt: DailySalt, secret: string): () => Promise<Buffer> {
  let made: { salt: string; key: Buffer } | undefined;
  return async () => {
    const salt = await todaysSalt();
    // Slow on purpose: else a salt and one code would do to try passwords by the million.
    if (made?.salt !== salt) made = { salt, key: scryptSync(secret, salt, 32) };
    return made.key;
  };
}
