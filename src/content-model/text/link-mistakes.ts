import { isPublishedFile } from "../assets";
import { nearest } from "../rules/rule";
import { normalizeAddress } from "../routes";
import { existingPage, wrappedLink } from "../rules/links";
import { destinationOf } from "./destination";
import { shortened, type TextMistake, type TextPlace } from "./text-mistake";

/**
 * Checks where a link leads: an existing page, a place in its text, another site, an email address or a telephone number.
 * @param href the address with its placeholders filled
 * @param ids the places in its text
 * @returns undefined if the link is good
 */
export function linkMistake(
  href: string,
  ids: ReadonlySet<string>,
  place: TextPlace,
): TextMistake | undefined {
  if (href === "") return withoutAddress;
  // Unknown facts are reported by their own rule.
  if (/\{[\w.]+\}/.test(href)) return undefined;
  const about = `"${shortened(href)}"`;
  if (href.startsWith("#"))
    return href === "#" || ids.has(href.slice(1)) ? undefined : noPlace(href, about, ids);
  if (/^file:|^[a-z]:\\/i.test(href))
    return /_(?:ftn|edn)(?:ref)?\d*$/i.test(href) ? wordFootnote : onAComputer(about);
  const target = destinationOf(href, place.site);
  if (target.startsWith("/")) return withinTheSite(target, about, place);
  const wrapped = wrappedLink(target);
  if (wrapped !== undefined) return { about, ...wrapped };
  if (/^(?:https?:\/\/[^/]|mailto:[^@\s]+@|tel:|sms:)/i.test(target)) return undefined;
  const near = nearest(`/${target.replace(/^[./]+/, "")}`, place.routes);
  return {
    about,
    problem: `${about} leads nowhere.`,
    fix:
      near !== undefined
        ? `Did you mean "${near}"?`
        : "Write an address on the web (https://…), a page of this site (/contact) or a mail address (mailto:…).",
  };
}

const wordFootnote = {
  about: "Word’s footnotes",
  problem: "has footnotes as Word writes them, which lead to a file on somebody’s computer.",
  fix: "Write [^1] in the place of each number, and its note on a line of its own at the end: [^1]: The note.",
};

const withoutAddress = {
  about: "a link",
  problem: "has a link without an address.",
  fix: "Write the address between the round brackets, as in [our events](/events), or take the link away.",
};

function onAComputer(about: string): TextMistake {
  return {
    about,
    problem: `${about} leads to a file on somebody’s computer.`,
    fix: 'Put the file into content/files and write <Download href="../files/NAME.pdf">words</Download>, or take the link away.',
  };
}

function noPlace(href: string, about: string, ids: ReadonlySet<string>): TextMistake {
  if (/^#_(?:ftn|edn)(?:ref)?\d*$/i.test(href)) return wordFootnote;
  const places = Array.from(ids, (id) => `#${id}`).slice(0, 12);
  return {
    about,
    problem: `${about} is no place in this text.`,
    fix:
      places.length === 0
        ? "Take the link away: the text has no headings to lead to."
        : `Write one of these: ${places.join(", ")}.`,
  };
}

// Old addresses are redirected.
function withinTheSite(target: string, about: string, place: TextPlace): TextMistake | undefined {
  const [path = ""] = target.split(/[?#]/);
  const page = normalizeAddress(path);
  if (isPublishedFile(path, place) || place.oldAddresses.has(page)) return undefined;
  const [mistake] = existingPage(target.replace(path, page).replace(/\?[^#]*/, ""), place);
  if (mistake === undefined) return undefined;
  const fix = mistake.fix.startsWith("Write one of") ? `${mistake.fix} Or take the link away.` : mistake.fix;
  return { about, problem: mistake.problem, fix };
}
