import { nearest } from "../checks/nearest";
import { knownWords } from "../checks/known-words";
import type { Mistake } from "../problem";
import { existingPage } from "./destination";
import type { PieceRule, Place } from "./rule";

/**
 * A link of a body, or an address that is defined for the whole of it, leads to a page that exists, to a place on its
 * own page, to another site, or to a mailbox or telephone.
 */
export const linksInBody: PieceRule = ({ node }, place) =>
  node.type === "link" || node.type === "definition" ? judged(node.url, place) : [];

function judged(written: string, place: Place): Mistake[] {
  const target = knownWords(written, place.facts);
  if (target === undefined) return [];
  if (/^\/(?!\/)/.test(target)) return existingPage(target, place);
  // An address of another site or a mailbox that is written out has a rule of its own.
  if (/^(#|https?:\/\/|www\.|mailto:[^@]+@|tel:)/.test(target)) return [];
  return [{ problem: `"${written}" leads nowhere.`, fix: remedy(written, target, place) }];
}

function remedy(written: string, target: string, { routes }: Place): string {
  if (target.includes("@")) return `Write mailto:${written}.`;
  const [page = "", place] = target.replace(/^[./]+/, "").split("#");
  const near = page === "" ? undefined : nearest(`/${page}`, routes);
  if (near !== undefined) return `Did you mean "${near}${place === undefined ? "" : `#${place}`}"?`;
  return "Write a page of this site (/contact), a link of content/site.json ({links.…}) or a mail address of it (mailto:{addresses.….email}).";
}
