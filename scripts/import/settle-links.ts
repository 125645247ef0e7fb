import { fitOutline, headingsOf } from "../../src/content-model/markdown/outline";
import { parseText } from "../../src/content-model/markdown/parse-text";
import { rewriteReferences } from "./convert/rewrite-references";

/** A text with working links only, and notes for the editor about the removed ones. */
export interface SettledLinks {
  readonly body: string;
  readonly notes: readonly string[];
}

/**
 * Removes links that would be broken on this site; their words stay.
 * @param body Markdown
 * @param site the site's own address, without a trailing slash
 * @param routes the addresses of the site's pages
 */
export function settleLinks(body: string, site: string, routes: readonly string[]): SettledLinks {
  const notes: string[] = [];
  const places = new Set(headingIdsIn(body).map((id) => `#${id}`));
  const settled = rewriteReferences(body, {
    picture: (address) => address,
    link: (address, words) => {
      if (/^(?:mailto:[^@]+@|tel:|sms:)/i.test(address) || places.has(address)) return address;
      const ofThisSite = address.startsWith(`${site}/`) ? address.slice(site.length) : address;
      if (/^https?:\/\//i.test(ofThisSite)) return ofThisSite;
      const [page = ""] = ofThisSite.split(/[?#]/);
      const route = page.replace(/(?<=.)\/$/, "");
      if (routes.includes(route)) return `${route}${/#.*$/.exec(ofThisSite)?.[0] ?? ""}`;
      notes.push(
        `The link of “${words.replace(/\s+/g, " ")}” to ${address} was left out: nothing here has that address.`,
      );
      return undefined;
    },
  });
  return { body: settled, notes };
}

function headingIdsIn(body: string): string[] {
  const { html } = parseText(body, undefined);
  fitOutline(html, "");
  return headingsOf(html).map(({ id }) => id);
}
