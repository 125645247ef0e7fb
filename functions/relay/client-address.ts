import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

/**
 * The visitor's network address as the platform saw it. Any other header is the visitor's own word for it, so without
 * this one there is none.
 */
export function clientAddress(headers: Readonly<IncomingHttpHeaders>): string | undefined {
  const address = headers["x-nf-client-connection-ip"];
  return typeof address === "string" && isIP(address) > 0 ? address : undefined;
}
