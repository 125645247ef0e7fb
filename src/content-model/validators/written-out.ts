import { knownWords } from "../checks/known-words";
import { placeholderNames } from "../placeholders";
import type { Facts } from "../placeholders";
import type { Validator } from "./validator";
import { wholeAddress } from "./whole-address";

/** Addresses are defined in content/site.json only, so that a change applies to every page. */
export const noRawAddresses: Validator = (text, { facts }) => [
  ...Array.from(text.matchAll(webAddress), ([address]) => ({
    problem: `${address} is written out.`,
    fix: nameLink(referTo(wholeAddress(address) ?? address, facts), wholeAddress(address) ?? address),
  })),
  ...Array.from(text.matchAll(mailAddress), ([address]) => address)
    .filter((address) => !isExample(address))
    .map((address) => ({
      problem: `${address} is written out.`,
      fix: `Write one of the inboxes of content/site.json: ${referTo(address, facts) ?? "{addresses.general.email}, say"}.`,
    })),
];

/**
 * Formats the fix for a link to another site.
 * @param known the link's placeholder, if it has one
 * @param address the complete address
 */
export function nameLink(known: string | undefined, address: string): string {
  return known === undefined
    ? `Give it a name under furtherLinks in content/site.json ({ "name": "…", "url": "${address}" }), and write {links.…} with that name here.`
    : `Write ${known}.`;
}

/** The names of the ministry and the leader are defined in content/site.json only. */
export const noRawNames: Validator = (text, { file, facts }) => {
  if (file === "site.json" || facts === undefined) return [];
  // Full names only: a first name such as Grace is also an ordinary word.
  return ["leader.name", "ministry.name"].flatMap((name) => {
    const written = knownWords(`{${name}}`, facts);
    if (written === undefined || !text.includes(written)) return [];
    return [
      {
        problem: `“${written}” is written out.`,
        fix: `Write {${name}}, so that a change in content/site.json reaches it.`,
      },
    ];
  });
};

/** The placeholder, with braces, of the fact that equals a text; undefined if there is none. */
export function referTo(words: string, facts: Facts | undefined): string | undefined {
  if (facts === undefined) return undefined;
  const name = placeholderNames(facts).find((one) => knownWords(`{${one}}`, facts) === words);
  return name === undefined ? undefined : `{${name}}`;
}

const webAddress = /(?:https?:\/\/|www\.)[^\s)"'<>]*[^\s)"'<>.,;:!?]/g;
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

// name@example.com is an example of the format; the domain is reserved, so the address cannot exist.
function isExample(address: string): boolean {
  return address.endsWith("@example.com");
}
