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
import { addressOf, htmlFiles } from "../published-files";

/**
 * Finds links to missing anchors and duplicate ids, and locates each in the content.
 * This needs the finished pages, so it is not part of the content check.
 * @param oldAddresses each old address with its redirect target
 */
export function anchorMistakes(
  folder: string,
  contentDir: string,
  oldAddresses: ReadonlyMap<string, string>,
): Mistake[] {
  const finishedFiles = htmlFiles(folder).map((file) => finishedPage(folder, file));
  const pages = new Map(finishedFiles.map((page) => [page.address, page]));
  const shownMistakes = [...brokenFragments(pages, oldAddresses), ...duplicateIds(finishedFiles)];
  if (shownMistakes.length === 0) return [];
  const { files } = readContent(contentDir);
  return shownMistakes.flatMap((mistake) => mistakesFrom(mistake, files));
}

function mistakesFrom({ on, problem, fix, isFrom }: PageMistake, files: readonly ContentFile[]): Mistake[] {
  const locations = files.flatMap((written) => {
    const { contentType, data, body, bodyLine } = written;
    const places: Pick<FieldMistake, "path" | "line">[] = [
      ...Array.from(textsIn(contentType.schema, data)).filter(({ text, field }) =>
        isFrom(text, written, field),
      ),
      ...body
        .split("\n")
        .flatMap((text, index) => (isFrom(text, written) ? { path: ["body"], line: bodyLine + index } : [])),
    ];
    return places.map(({ path, line }) => mistakeAt(written, { path, line, problem, fix }));
  });
  // If the link or id comes from code, only the page can be reported.
  return locations.length > 0 ? locations : [{ file: on, field: "", problem, fix }];
}

/**
 * Finds links whose fragment does not exist on the target page, each target once. The content check reports missing
 * pages.
 */
function brokenFragments(
  pages: ReadonlyMap<string, FinishedPage>,
  oldAddresses: ReadonlyMap<string, string>,
): PageMistake[] {
  const brokenTargets = new Map<string, PageMistake>();
  const ofPages = [...pages.values()].flatMap(({ address, links }) =>
    links.map((target) => [address, target] as const),
  );
  for (const [on, target] of [...ofPages, ...oldAddresses]) {
    const [address = "", fragment = ""] = target.split("#");
    const page = pages.get(address === "" ? on : address.replace(/(.)\/$/, "$1"));
    // The browser itself knows these two (HTML, "select the indicated part").
    if (page === undefined || ["", "top"].includes(fragment) || page.anchors.includes(fragment)) continue;
    const link = new RegExp(`${target.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`, "u");
    brokenTargets.set(target, {
      on,
      problem: `"${target}" is not a valid link: there is no part "${fragment}" on ${page.address}.`,
      fix: remedy(address, nearestName(fragment, page.anchors)),
      isFrom: (text) => link.test(text),
    });
  }
  return [...brokenTargets.values()];
}

function remedy(address: string, nearAnchor: string | undefined): string {
  if (nearAnchor !== undefined) return `Did you mean "${address}#${nearAnchor}"?`;
  return address === "" ? "Remove the link." : `Write "${address}" to link to the top of the page.`;
}

/** Finds ids that occur more than once on a page: a link always leads to the first. */
function duplicateIds(pages: readonly FinishedPage[]): PageMistake[] {
  return pages.flatMap(({ address, anchors }) =>
    [...new Set(anchors.filter((name, index) => anchors.indexOf(name) !== index))].map((name) => ({
      on: address,
      problem: `Another part of ${address} has the same id: "${name}".`,
      fix: "Change one of the two ids.",
      isFrom: (text, { contentType }, field) =>
        field?.format === "id" && text === name && pagesShowing(contentType)?.includes(address) === true,
    })),
  );
}

/** The anchors of a finished page, and the anchors that it links to. */
interface FinishedPage {
  readonly address: string;
  /** Its links to anchors, such as /contact#prayer and #text. */
  readonly links: readonly string[];
  /** The ids of its elements. */
  readonly anchors: readonly string[];
}

/** A mistake in finished pages. */
interface PageMistake extends Explanation {
  /** The address that shows it. */
  readonly on: string;
  /**
   * Whether the problem comes from this text of the content, given its file and its field. A body does not have a
   * field.
   */
  readonly isFrom: (text: string, file: ContentFile, field?: WrittenText["field"]) => boolean;
}

function finishedPage(folder: string, file: string): FinishedPage {
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
