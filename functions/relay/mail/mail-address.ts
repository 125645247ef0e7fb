import { isMailAddress } from "../../../src/forms/schema/kit";

/** Reads one mail address; undefined when it is none, or not one that every mail server takes (ASCII). */
export function parseAddress(text: string): string | undefined {
  const address = text.trim();
  return isMailAddress(address) && /^[\x21-\x7e]+$/.test(address) ? address : undefined;
}

/** Reads addresses with commas between them; undefined when there is none, one is bad or one stands twice. */
export function parseAddressList(text: string): string[] | undefined {
  const addresses = text.split(",").map(parseAddress);
  const good = addresses.filter((address) => address !== undefined);
  const different = new Set(good.map((address) => address.toLowerCase()));
  return different.size === addresses.length ? good : undefined;
}
