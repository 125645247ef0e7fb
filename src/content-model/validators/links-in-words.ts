import { linkedParts, plainWords } from "../../words/linked-words";
import { knownWords } from "../checks/known-words";
import { destinationOf } from "../markdown/links";
import { linkMistake } from "../text-rules/links";
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
    return linkMistake(target, place);
  });

/** Restricts a validator to the visible text, without link addresses. */
export function withoutAddresses(validate: Validator): Validator {
  return (text, place) => validate(plainWords(text), place);
}
