import { isPublishedFile } from "../asset-paths";
import { nearest } from "../checks/nearest";
import { destinationOf } from "../markdown/links";
import { fitOutline, headingsOf, idMeant } from "../markdown/outline";
import { elementsBelow, propertyOf, type HtmlNode } from "../markdown/tree";
import { normalizeAddress } from "../old-addresses";
import type { Mistake } from "../problem";
import { existingPage } from "../validators/destination";
import { readable, shortened, type Remark, type TextPlace, type TextRule } from "./remark";

/**
 * A link must lead to an existing page, an anchor of its text, another site, an email address or a telephone number.
 * Word footnotes that link to a local file are combined into one message.
 */
export const linksOfText: TextRule = ({ html }, place) => {
  const ids = idsIn(html);
  return elementsBelow(html, "a", "button").flatMap((link): Remark[] => {
    const written = propertyOf(link, "href");
    const isOfFootnotes =
      "dataFootnoteRef" in (link.properties ?? {}) || "dataFootnoteBackref" in (link.properties ?? {});
    if (written === undefined || isOfFootnotes) return [];
    const line = link.position?.start.line ?? 1;
    return judged(readable(written), ids, place).map((remark) => ({ line, ...remark }));
  });
};

/**
 * Checks the target of a link in a text field.
 * @returns the mistakes
 */
export function linkMistake(target: string, place: TextPlace): Mistake[] {
  return judged(target, new Set(), place).map(({ problem, fix }) => ({ problem, fix }));
}

type Judgement = Omit<Remark, "line">;

function judged(written: string, ids: ReadonlySet<string>, place: TextPlace): Judgement[] {
  if (written === "") return [withoutAddress];
  // Unknown facts are reported by their own rule.
  if (/\{[\w.]+\}/.test(written)) return [];
  const about = `"${shortened(written)}"`;
  if (written.startsWith("#") && idMeant(written.slice(1), ids) !== undefined) return [];
  if (/_(?:ftn|edn)(?:ref)?\d*$/i.test(written)) return [wordFootnote];
  if (/^file:|^[a-z]:\\/i.test(written)) return [onAComputer(about)];
  const target = destinationOf(written, place.site);
  if (target.startsWith("#")) return target === "#" ? [] : [noPlace(about, ids)];
  if (/^\//.test(target)) return withinTheSite(target, about, place);
  if (/^(?:https?:\/\/[^/]|mailto:[^@\s]+@|tel:|sms:)/i.test(target)) return [];
  return [{ kind: "leads nowhere", about, problem: `${about} leads nowhere.`, fix: remedy(target, place) }];
}

const wordFootnote: Judgement = {
  kind: "Word's footnotes",
  about: "Word’s footnotes",
  problem: "has footnotes as Word writes them, which lead to a file on somebody’s computer.",
  fix: "Write [^1] in the place of each number, and its note on a line of its own at the end: [^1]: The note.",
};

const withoutAddress: Judgement = {
  kind: "no address",
  about: "a link",
  problem: "has a link without an address.",
  fix: "Write the address between the round brackets, as in [our events](/events), or take the link away.",
};

function onAComputer(about: string): Judgement {
  return {
    kind: "file on a computer",
    about,
    problem: `${about} leads to a file on somebody’s computer.`,
    fix: 'Put the file into content/files and write <Download href="../files/NAME.pdf">words</Download>, or take the link away.',
  };
}

function noPlace(about: string, ids: ReadonlySet<string>): Judgement {
  const places = Array.from(ids, (id) => `#${id}`);
  return {
    kind: "no place",
    about,
    problem: `${about} is no place in this text.`,
    fix:
      places.length === 0
        ? "Take the link away: the text has no headings to lead to."
        : `Write one of these: ${places.slice(0, 12).join(", ")}.`,
  };
}

function withinTheSite(target: string, about: string, place: TextPlace): Judgement[] {
  const [path = ""] = target.split(/[?#]/);
  if (isPublishedFile(path, place)) return [];
  const page = normalizeAddress(path);
  // Old addresses are redirected.
  if (!place.routes.includes(page) && place.oldAddresses.has(page)) return [];
  return existingPage(target.replace(path, page).replace(/\?[^#]*/, ""), place).map(({ problem, fix }) => ({
    kind: problem.replace(/"[^"]*"/g, "…"),
    about,
    problem,
    fix: fix.startsWith("Write one of") ? `${fix} Or take the link away.` : fix,
  }));
}

function remedy(target: string, { routes }: TextPlace): string {
  const [page = "", place] = target.replace(/^[./]+/, "").split("#");
  const near = /^[\w/-]+$/.test(page) ? nearest(`/${page}`, routes) : undefined;
  if (near !== undefined) return `Did you mean "${near}${place === undefined ? "" : `#${place}`}"?`;
  return "Write an address on the web (https://…), a page of this site (/contact) or a mail address (mailto:…).";
}

// The ids in the built page: those of headings, and those of other elements that links refer to.
function idsIn(html: HtmlNode): Set<string> {
  const tree = structuredClone(html);
  fitOutline(tree, "");
  const others = elementsBelow(tree, "a", "p", "span", "div", "li", "td", "section").flatMap(
    (node) => propertyOf(node, "id") ?? [],
  );
  return new Set([...headingsOf(tree).map(({ id }) => id), ...others]);
}
