import { isMailAddress } from "../../../src/forms/schema/field-schemas";

/** Parses a mail address; undefined if it is none, or not ASCII, which not every mail server accepts. */
export function parseAddress(text: string): string | undefined {
  const address = text.trim();
  return isMailAddress(address) && /^[\x21-\x7e]+$/.test(address) ? address : undefined;
}

/** Parses a comma-separated list of addresses; undefined if it is empty, or one is invalid or a duplicate. */
export function parseAddressList(text: string): string[] | undefined {
  const addresses = text.split(",").map(parseAddress);
  const good = addresses.filter((address) => address !== undefined);
  const different = new Set(good.map((address) => address.toLowerCase()));
  return different.size === addresses.length ? good : undefined;
}

/**
 * Normalizes an address for comparing mailboxes: lower case, no +tag, and at Gmail no dots in the name. A few servers
 * distinguish such addresses; to treat them as the same mailbox is the safe error.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const [name = ""] = address.slice(0, at).toLowerCase().split("+");
  const host = address.slice(at + 1).toLowerCase();
  const isGmail = host === "gmail.com" || host === "googlemail.com";
  return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
}
