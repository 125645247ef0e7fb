import { createHash } from "node:crypto";

/** The integrity of a file's bytes (Subresource Integrity, section 3.1). */
export function integrityOf(bytes: Buffer | string): string {
  return `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
}
