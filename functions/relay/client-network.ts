import { isIP } from "node:net";

/**
 * Returns a visitor's network, which all addresses of one subscriber share: an IPv4 address itself, or the /64 of an
 * IPv6 address, whose other half the subscriber can choose (RFC 6177, 2; RFC 4291, 2.5.4).
 * @param address from the platform; a visitor could forge a header
 * @returns undefined if it is no address
 */
export function clientNetwork(address = ""): string | undefined {
  const version = isIP(address);
  if (version === 4) return address;
  const groups = version === 6 ? groupsOf(address) : undefined;
  return groups && (mappedAddress(groups) ?? `${groups.slice(0, 4).join(":")}::/64`);
}

/** The eight groups of an IPv6 address, in lower case without leading zeros; undefined if it has a zone. */
function groupsOf(address: string): string[] | undefined {
  const url = `http://[${address}]`;
  // A zone is local to one machine (RFC 4007, 6), and URL does not parse it.
  if (!URL.canParse(url)) return undefined;
  const [before = [], after = []] = new URL(url).hostname
    .slice(1, -1)
    .split("::")
    .map((half) => half.split(":").filter((group) => group !== ""));
  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
}

/** The IPv4 address of an IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2). */
function mappedAddress(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return undefined;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
}
