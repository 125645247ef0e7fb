import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

/**
 * The visitor's network as the platform saw it: one name for all the addresses that one subscriber can send from. That
 * is an IPv4 address itself, and the /64 of an IPv6 address, whose other half is the subscriber's to choose
 * (RFC 6177, 2; RFC 4291, 2.5.4). Any other header is the visitor's own word for it, so without this one there is none.
 */
export function clientNetwork(headers: Readonly<IncomingHttpHeaders>): string | undefined {
  const address = headers["x-nf-client-connection-ip"];
  if (typeof address !== "string") return undefined;
  const version = isIP(address);
  if (version === 4) return address;
  const groups = version === 6 ? groupsOf(address) : undefined;
  return groups && (mappedAddress(groups) ?? `${groups.slice(0, 4).join(":")}::/64`);
}

/** The eight groups of an IPv6 address, without leading zeros and in lower case; none where it names a zone. */
function groupsOf(address: string): string[] | undefined {
  const url = `http://[${address}]`;
  // A zone means something on one machine alone (RFC 4007, 6), and URL knows none.
  if (!URL.canParse(url)) return undefined;
  const [before = [], after = []] = new URL(url).hostname
    .slice(1, -1)
    .split("::")
    .map((half) => half.split(":").filter((group) => group !== ""));
  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
}

/** The IPv4 address that an IPv6 one stands for, where it does (RFC 4291, 2.5.5.2). */
function mappedAddress(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return undefined;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
}
