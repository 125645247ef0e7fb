import { knownWords } from "../checks/known-words";
import { placeholderNames } from "../placeholders";
import type { Facts } from "../placeholders";
import type { Rule } from "./rule";

/** Addresses stand in content/site.json alone, so that one change reaches every page. */
export const noRawAddresses: Rule = (text, { facts }) => [
  ...Array.from(text.matchAll(webAddress), ([address]) => ({
    problem: `${address} is written out.`,
    fix: nameLink(referTo(address, facts)),
  })),
  ...Array.from(text.matchAll(mailAddress), ([address]) => address)
    .filter((address) => !isExample(address))
    .map((address) => ({
      problem: `${address} is written out.`,
      fix: `Write one of the inboxes of content/site.json: ${referTo(address, facts) ?? "{addresses.general.email}, say"}.`,
    })),
];

/** How an editor writes a link to another site. In: its placeholder, where it has one already. */
export function nameLink(known: string | undefined): string {
  return known === undefined
    ? "Give it a name under furtherLinks in content/site.json, and write {links.…} with that name here."
    : `Write ${known}.`;
}

/** The ministry's and the leader's names stand in content/site.json alone. */
export const noRawNames: Rule = (text, { file, facts }) => {
  if (file === "site.json" || facts === undefined) return [];
  // Full names only: a first name such as Grace is an ordinary word in this copy.
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

/** The placeholder whose fact is exactly these words, with its braces; undefined where there is none. */
export function referTo(words: string, facts: Facts | undefined): string | undefined {
  if (facts === undefined) return undefined;
  const name = placeholderNames(facts).find((one) => knownWords(`{${one}}`, facts) === words);
  return name === undefined ? undefined : `{${name}}`;
}

const webAddress = /(?:https?:\/\/|www\.)[^\s)"'<>]*[^\s)"'<>.,;:!?]/g;
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

// name@example.com shows how an address looks; the domain is reserved, so that it is nobody's inbox.
function isExample(address: string): boolean {
  return address.endsWith("@example.com");
}
