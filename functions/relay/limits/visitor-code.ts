import { createHmac, scryptSync } from "node:crypto";

/**
 * Creates a function that replaces visitors' networks by codes for counting. The codes are the same on every instance
 * and change each day (UTC). They depend on the secret, since without one all IPv4 addresses could be tried.
 */
export function createVisitorCode(secret: string, now: () => number = Date.now): (network: string) => string {
  let today: { day: string; key: Buffer } | undefined;
  return (network) => {
    const day = new Date(now()).toISOString().slice(0, 10);
    // scrypt is slow, so that the code of a known address cannot be used to try passwords by the million.
    if (today?.day !== day) today = { day, key: scryptSync(secret, day, 32) };
    return createHmac("sha256", today.key).update(network).digest("base64url");
  };
}
