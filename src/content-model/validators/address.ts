import { isMailAddress } from "../../forms/address";
import { hintFor } from "./validator";
import type { Validator } from "./validator";

/** An email address must pass the same validation as in the site's forms. */
export const realMailAddress: Validator = (address, place) =>
  isMailAddress(address)
    ? []
    : [
        {
          problem: `"${address}" is no mail address.`,
          fix: `Write the address alone, as in info@ministry.example.${hintFor(place)}`,
        },
      ];

/** A web address must be a parsable URL, have a domain with a dot, and include none of the surrounding punctuation. */
export const realWebAddress: Validator = (address, place) => {
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

// A browser would treat each of these as part of the path and request a page that does not exist.
const ofSentence = /["“”„‘’«»<>]|[,;|]https?:.*|[.,;']$/u;
