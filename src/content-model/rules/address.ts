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

/** An address on the web can be read by a browser, and names a domain with a dot in it. */
export const realWebAddress: Rule = (address, place) =>
  URL.canParse(address) && /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(new URL(address).hostname)
    ? []
    : [
        {
          problem: `"${address}" is no address on the web.`,
          fix: `Copy it from where the browser shows it: https:// once, then the domain.${hintFor(place)}`,
        },
      ];
