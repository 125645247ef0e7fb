/**
 * The maximum length of an input, in UTF-16 units, in which an address is searched. It leaves room for a name.
 */
const maxInputCharacters = 1_000;

/**
 * Extracts the email address from typed or pasted text: `Ada <ada@example.com>`, `mailto:ada@example.com?subject=Hi`,
 * `ada@example.com.` and the full-width characters of an East Asian keyboard all yield `ada@example.com`. Invisible
 * characters, such as zero-width spaces and soft hyphens, are removed.
 * @param typedText the text of the field
 * @returns the normalised address. Input without an address stays invalid, and `isMailAddress` rejects the input.
 */
export function cleanAddress(typedText: string): string {
  if (typedText.length > maxInputCharacters) return typedText;
  const text = typedText
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    // U+FF01 to U+FF5E are the full-width forms of "!" to "~".
    .replace(/[\uFF01-\uFF5E]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uFF61]/g, ".");
  const address = /^[^<>]*<([^<>]*)>[\s.,;]*$/.exec(text)?.[1] ?? text;
  const path = /^\s*mailto:([^?]*)/i.exec(address)?.[1] ?? address;
  return path.replace(/[\s.,;:]+$/, "").trimStart();
}

/** The names of large mail providers with common misspellings. No misspelling is a real provider. */
const spellings: Readonly<Record<string, string>> = {
  gmail: "gmail gmial gmai gmal gamil gnail gmaill",
  hotmail: "hotmail hotmial hotmai hotmal hotmil hotnail",
  yahoo: "yahoo yaho yahho yahooo yhaoo yhoo",
  outlook: "outlook outlok outloo",
  icloud: "icloud iclod icoud",
};

/**
 * Returns the corrected address if its domain is a known misspelling (gmial.com, gmail.con), otherwise undefined.
 * Other similar names are not corrected: a wrong guess would send the answer to a confidential prayer to a stranger.
 */
export function correctDomain(typedText: string): string | undefined {
  const [, localPart = "", name = "", topLevelDomain = ""] =
    /^(.+@)(\w+)\.(com|con|cmo|comm|vom|xom)$/.exec(cleanAddress(typedText).toLowerCase()) ?? [];
  const provider = Object.keys(spellings).find((one) => spellings[one]?.split(" ").includes(name));
  const isRight = provider === name && topLevelDomain === "com";
  return provider === undefined || isRight ? undefined : `${localPart}${provider}.com`;
}

/**
 * Returns whether a text is an email address that the ministry can reply to: RFC 5321's dot-string before the @, then a
 * host name with a dot (international letters are allowed) that is not a number, both within their maximum lengths.
 * The NFKC form is validated too, because mail programs read a character such as ⑴ as the three characters that it
 * decomposes to (UTS 46).
 * @param text a cleaned address
 */
export function isMailAddress(text: string): boolean {
  const address = text.trim();
  // The length is checked first, because normalising a long text of accents is slow.
  if (address.lastIndexOf("@") > 64 || address.length > 254) return false;
  return [address, address.normalize("NFKC")].every((variant) => mailAddress.test(variant));
}

const atom = String.raw`[A-Za-z0-9!#$%&'*+/=?^_\x60{|}~-]+`;
const hostLabel = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const lastLabel = String.raw`(?=[^.]*\p{L})${hostLabel}`;
const mailAddress = new RegExp(String.raw`^${atom}(?:\.${atom})*@(?:${hostLabel}\.)+${lastLabel}$`, "u");
