import { readFileSync } from "node:fs";
import path from "node:path";
import { nearest } from "../content-model/nearest";
import { fieldName, type Problem } from "../content-model/problem";
import { readContent, type ContentFile } from "../content-model/read";
import { textsIn } from "../content-model/visit";
import { filesUnder, isHtml } from "./output/walk";

/** A link to a place (/contact#prayer) that the page it leads to does not have. */
interface LostPlace {
  /** The link as a page has it. */
  readonly target: string;
  /** Where it was found: a page's file in the published folder, or an old address. */
  readonly on: string;
  /** The address that would have the place. */
  readonly page: string;
  /** The places that this has. */
  readonly places: readonly string[];
}

/**
 * Links to places that are not there, told where the content has them. What places a page has only its finished HTML
 * knows, so this is no part of the content check. A page that is not there is told by that check.
 * @param folder the published folder
 * @param contentDir the content that it was built from
 * @param oldAddresses each old address with where it leads on to
 */
export function lostPlaceProblems(
  folder: string,
  contentDir: string,
  oldAddresses: ReadonlyMap<string, string>,
): Problem[] {
  const lost = lostPlaces(folder, oldAddresses);
  if (lost.length === 0) return [];
  const { files } = readContent(contentDir);
  return lost.flatMap((place) => {
    const inContent = files.flatMap((file) => problemsIn(file, place));
    return inContent.length > 0 ? inContent : [{ file: place.on, field: "", ...mistake(place) }];
  });
}

function lostPlaces(folder: string, oldAddresses: ReadonlyMap<string, string>): LostPlace[] {
  const pages = new Map(
    filesUnder(folder)
      .filter(isHtml)
      .map((file) => [file, readPage(folder, file)]),
  );
  const leads = [
    ...[...pages].flatMap(([on, { links }]) => links.map((target) => ({ on, target }))),
    ...[...oldAddresses].map(([on, target]) => ({ on, target })),
  ];
  const lost = leads.flatMap(({ on, target }) => {
    const [address = "", place = ""] = target.split("#");
    const page = pages.get(address === "" ? on : fileOf(address));
    // The browser itself knows these two (HTML, "navigate to a fragment").
    if (page === undefined || ["", "top"].includes(place) || page.places.includes(place)) return [];
    return [{ on, target, page: address === "" ? on : address, places: page.places }];
  });
  // The same link may stand on every page.
  return [...new Map(lost.map((one) => [one.target, one])).values()];
}

function readPage(folder: string, file: string): { links: string[]; places: string[] } {
  const html = readFileSync(path.join(folder, file), "utf8");
  const all = (attribute: RegExp) => Array.from(html.matchAll(attribute), ([, value = ""]) => value);
  return {
    links: all(/\shref="((?:\/[^"#?]*)?#[^"]*)"/g).map((link) => decodeURI(link)),
    places: all(/\sid="([^"]*)"/g),
  };
}

function fileOf(address: string): string {
  const name = address.replace(/^\/|\/$/g, "");
  return name === "" ? "index.html" : `${name}.html`;
}

function problemsIn({ file, kind, data, body = "", bodyLine = 1, lineOf }: ContentFile, lost: LostPlace) {
  const link = new RegExp(`${lost.target.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`, "u");
  const at = (field: string, line: number | undefined): Problem => ({
    file: `content/${file}`,
    field,
    ...(line !== undefined && { line }),
    ...mistake(lost),
  });
  const fields = Array.from(textsIn(kind.schema, data)).filter(({ text }) => link.test(text));
  return [
    ...fields.map(({ path: place }) => at(fieldName(place, data), lineOf(place))),
    ...body.split("\n").flatMap((text, index) => (link.test(text) ? [at("body", bodyLine + index)] : [])),
  ];
}

function mistake({ target, page, places }: LostPlace): Pick<Problem, "problem" | "fix"> {
  const [address = "", place = ""] = target.split("#");
  const near = nearest(place, places);
  return {
    problem: `"${target}" leads to no place: ${page} has none called "${place}".`,
    fix: near === undefined ? withoutPlace(address) : `Did you mean "${address}#${near}"?`,
  };
}

function withoutPlace(address: string): string {
  return address === "" ? "Take the link away." : `Write "${address}", which leads to its beginning.`;
}
