import { linkedParts, plainWords } from "../../words/linked-words";
import { knownWords } from "../checks/known-words";
import { destinationOf } from "../text/destination";
import { linkFault } from "../text/link-fault";
import type { Validator } from "./validator";
import { referTo } from "./written-out";

/** A link in a text must have a valid target. Addresses in content/site.json are referred to by their placeholders. */
export const linksInWords: Validator = (text, place) =>
  linkedParts(text).flatMap(({ href }) => {
    const target = href === undefined ? undefined : knownWords(href, place.facts);
    if (href === undefined || target === undefined) return [];
    const known = referTo(target.replace(/^mailto:/, ""), place.facts);
    if (known !== undefined && !href.includes("{"))
      return [{ problem: `${target.replace(/^mailto:/, "")} is written out.`, fix: `Write ${known}.` }];
    const destination = destinationOf(target, place.site);
    if (destination.startsWith("/") && target.startsWith("http"))
      return [{ problem: `${target} is an address of this site.`, fix: `Write ${destination}.` }];
    const fault = linkFault(target, new Set(), place);
    return fault === undefined ? [] : [{ problem: fault.problem, fix: fault.fix }];
  });

/** Restricts a validator to the visible text, without link addresses. */
export function withoutAddresses(validate: Validator): Validator {
  return (text, place) => validate(plainWords(text), place);
}
