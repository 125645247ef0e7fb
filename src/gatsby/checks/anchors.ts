import { readFileSync } from "node:fs";
import path from "node:path";
import { Parser } from "htmlparser2";
import { readContent, type ContentFile } from "../../content-model/check";
import { pagesShowing, textsIn, type WrittenText } from "../../content-model/content-types";
import {
  mistakeAt,
  type FieldMistake,
  type Explanation,
  type Mistake,
  nearestName,
} from "../../content-model/messages";
import { addressOf, listHtmlFiles } from "../published-files";

/**
 * Finds links to missing anchors and duplicate ids, and locates each mistake in the content. This needs the finished
 * pages, so it is not a part of the content check.
 * @param oldAddresses each old address with its redirect target
 */
export function findAnchorMistakes(
  folder: string,
  contentFolder: string,
  oldAddresses: ReadonlyMap<string, string>,
): Mistake[] {
  const finishedPages = listHtmlFiles(folder).map((file) => readPage(folder, file));
  const pages = new Map(finishedPages.map((page) => [page.address, page]));
  const pageMistakes = [...findBrokenFragments(pages, oldAddresses), ...findDuplicateIds(finishedPages)];
  if (pageMistakes.length === 0) return [];
  const { files } = readContent(contentFolder);
  return pageMistakes.flatMap((mistake) => mistakesFrom(mistake, files));
}

function mistakesFrom(
  { pageAddress, problem, fix, isInText }: PageMistake,
  files: readonly ContentFile[],
): Mistake[] {
  const mistakes = files.flatMap((contentFile) => {
    const { contentType, data, body, bodyLine } = contentFile;
    const locations: Pick<FieldMistake, "path" | "line">[] = [
      ...Array.from(textsIn(contentType.schema, data)).filter(({ text, field }) =>
        isInText(text, contentFile, field),
      ),
      ...body
        .split("\n")
        .flatMap((text, index) =>
          isInText(text, contentFile) ? { path: ["body"], line: bodyLine + index } : [],
        ),
    ];
    return locations.map(({ path, line }) => mistakeAt(contentFile, { path, line, problem, fix }));
  });
  // If the link or the id is not in the content, only the page can be reported.
  return mistakes.length > 0 ? mistakes : [{ file: pageAddress, field: "", problem, fix }];
}

/**
 * Finds links whose fragment does not exist on the target page, and returns each target once. The content check reports
 * links to missing pages.
 */
function findBrokenFragments(
  pages: ReadonlyMap<string, FinishedPage>,
  oldAddresses: ReadonlyMap<string, string>,
): PageMistake[] {
  const brokenTargets = new Map<string, PageMistake>();
  const pageLinks = [...pages.values()].flatMap(({ address, links }) =>
    links.map((target) => [address, target] as const),
  );
  for (const [pageAddress, target] of [...pageLinks, ...oldAddresses]) {
    const [address = "", fragment = ""] = target.split("#");
    const page = pages.get(address === "" ? pageAddress : address.replace(/(.)\/$/, "$1"));
    // Browsers scroll to the top for an empty fragment and for "top" (HTML, "select the indicated part").
    if (page === undefined || ["", "top"].includes(fragment) || page.anchors.includes(fragment)) continue;
    const linkPattern = new RegExp(`${target.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`, "u");
    brokenTargets.set(target, {
      pageAddress,
      problem: `"${target}" is not a valid link: there is no part "${fragment}" on ${page.address}.`,
      fix: suggestFix(address, nearestName(fragment, page.anchors)),
      isInText: (text) => linkPattern.test(text),
    });
  }
  return [...brokenTargets.values()];
}

function suggestFix(address: string, nearAnchor: string | undefined): string {
  if (nearAnchor !== undefined) return `Did you mean "${address}#${nearAnchor}"?`;
  return address === "" ? "Remove the link." : `Write "${address}" to link to the top of the page.`;
}

/** Finds ids that occur more than once on a page, because a link always leads to the first element with the id. */
function findDuplicateIds(pages: readonly FinishedPage[]): PageMistake[] {
  return pages.flatMap(({ address, anchors }) =>
    [...new Set(anchors.filter((name, index) => anchors.indexOf(name) !== index))].map((name) => ({
      pageAddress: address,
      problem: `Several parts of ${address} have the id "${name}".`,
      fix: "Give each part a different id.",
      isInText: (text, { contentType }, field) =>
        field?.format === "id" && text === name && pagesShowing(contentType)?.includes(address) === true,
    })),
  );
}

interface FinishedPage {
  readonly address: string;
  /** The page's links to anchors, such as /contact#prayer and #text. */
  readonly links: readonly string[];
  /** The ids of the page's elements. */
  readonly anchors: readonly string[];
}

interface PageMistake extends Explanation {
  /** The address of the page with the mistake. */
  readonly pageAddress: string;
  /**
   * Whether the mistake comes from a text of the content. The file and the field are those of the text. A text in a body
   * does not have a field.
   */
  readonly isInText: (text: string, file: ContentFile, field?: WrittenText["field"]) => boolean;
}

function readPage(folder: string, file: string): FinishedPage {
  const links: string[] = [];
  const anchors: string[] = [];
  const parser = new Parser({
    onopentag(_name, { href, id }) {
      if (href !== undefined && /^(\/[^?]*)?#/.test(href)) links.push(href);
      if (id !== undefined) anchors.push(id);
    },
  });
  parser.end(readFileSync(path.join(folder, file), "utf8"));
  return { address: addressOf(file), links, anchors };
}
