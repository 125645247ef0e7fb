import { readFileSync } from "node:fs";
import path from "node:path";
import { Parser } from "htmlparser2";
import type { Mistake } from "../../content-model/problem";
import type { WrittenText } from "../../content-model/visit";
import { addressOf, htmlFiles } from "../published-files";

/** The anchors of a finished page, and the anchors that it links to. */
export interface FinishedPage {
  /** Its address, such as /about. */
  readonly address: string;
  /** Its links to anchors, such as /contact#prayer and #text. */
  readonly links: readonly string[];
  /** The ids of its elements. */
  readonly anchors: readonly string[];
}

/** A mistake that finished pages show. */
export interface PageMistake extends Mistake {
  /** The address that shows it. */
  readonly on: string;
  /**
   * Whether the problem comes from this text of the content, given its file's path in content/ and its field; a body
   * has no field.
   */
  readonly isFrom: (text: string, file: string, field?: WrittenText["field"]) => boolean;
}

/** All pages of the published folder, by their addresses. */
export function finishedPages(folder: string): ReadonlyMap<string, FinishedPage> {
  const pages = htmlFiles(folder).map((file) =>
    finishedPage(file, readFileSync(path.join(folder, file), "utf8")),
  );
  return new Map(pages.map((page) => [page.address, page]));
}

function finishedPage(file: string, html: string): FinishedPage {
  const links: string[] = [];
  const anchors: string[] = [];
  const parser = new Parser({
    onopentag(_name, { href, id }) {
      if (href !== undefined && /^(\/[^?]*)?#/.test(href)) links.push(href);
      if (id !== undefined) anchors.push(id);
    },
  });
  parser.end(html);
  return { address: addressOf(file), links, anchors };
}
