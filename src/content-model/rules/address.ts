import { isMailAddress } from "../../forms/schema/kit";
import { hintFor } from "./rule";
import type { Rule } from "./rule";

/** A mail address is one that the forms would take from a visitor too. */
export const realMailAddress: Rule = (address, place) =>
  isMailAddress(address)
    ? []
    : [
        {
          problem: `"${address}" is no mail address.`,
          fix: `Write the address alone, as in info@ministry.example.${hintFor(place)}`,
        },
      ];

/** An address on the web can be read by a browser, names a domain with a dot in it, and has nothing of the words around it. */
export const realWebAddress: Rule = (address, place) => {
  const [sign] = ofSentence.exec(address) ?? [];
  if (sign === undefined && isReadByBrowsers(address)) return [];
  const fix =
    sign === undefined
      ? "Copy it from where the browser shows it: https:// once, then the domain."
      : sign.includes("http")
        ? "Write one address alone."
        : `Take ${sign} away: it belongs to the words that the address stood in.`;
  return [{ problem: `"${address}" is no address on the web.`, fix: `${fix}${hintFor(place)}` }];
};

function isReadByBrowsers(address: string): boolean {
  return URL.canParse(address) && /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(new URL(address).hostname);
}

// A browser would take each of these for a part of the path, and the page there would be none.
const ofSentence = /["“”„‘’«»<>]|[,;|]https?:.*|[.,;']$/u;
