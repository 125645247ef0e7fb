import { readClock } from "../calendar/clock";
import { dayIn } from "../calendar/next-gatherings";
import { isTimeZone } from "../calendar/time-zones";
import { hasBody, type ContentType } from "./content-type";
import { contentTypeOf } from "./content-types";
import { addressesIn, countedFiles, factsOf } from "./facts";
import type { Unreadable } from "./messages";
import { readJson, readMdx, unread, type Parsed } from "./parse";
import { fillKnown, isObject, ownText, type Facts } from "./placeholders";
import { oldAddressesIn, routesOf, scheduledIn } from "./routes";

/** All of content/, as the checks see it. */
export interface Content {
  /** All paths in content/, except hidden files. */
  readonly paths: readonly string[];
  readonly files: readonly ContentFile[];
  /** The addresses of the files in static/, which are served unchanged, such as /guides/a.pdf. */
  readonly staticFiles: ReadonlySet<string>;
  /** The facts for placeholders; undefined if site.json or facts.json cannot be read. */
  readonly facts: Facts | undefined;
  /** The links and mail addresses of site.json, by their placeholders. */
  readonly addresses: ReturnType<typeof addressesIn>;
  /** The site's own address; empty if site.json cannot be read. */
  readonly site: string;
  /** The language of every page (BCP 47); empty if site.json cannot be read. */
  readonly language: string;
  /** All valid targets of internal links. */
  readonly routes: readonly string[];
  /** The current date in the ministry's time zone, such as 2026-03-08; undefined if the facts cannot be read. */
  readonly today: string | undefined;
  /** The publication dates of scheduled teachings, by route. */
  readonly scheduled: ReadonlyMap<string, string>;
  /** The redirect target of each old address without a slash at its end. */
  readonly oldAddresses: ReadonlyMap<string, string>;
}

/**
 * The content after a change to one file.
 * @param file the file's path in content/
 * @param source its new text; undefined deletes the file
 */
export function withFile(
  { paths, files, staticFiles }: Content,
  file: string,
  source: string | undefined,
): Content {
  const otherPaths = paths.filter((path) => path !== file);
  const otherFiles = files.filter((one) => one.file !== file);
  if (source === undefined) return contentOf(otherPaths, otherFiles, staticFiles);
  return contentOf([...otherPaths, file].sort(), [...otherFiles, ...parseFile(file, source)], staticFiles);
}

/**
 * The content of parsed files.
 * @param paths all paths in content/
 * @param files those of a known content type
 * @param staticFiles the addresses of the files in static/
 */
export function contentOf(
  paths: readonly string[],
  files: readonly ContentFile[],
  staticFiles: ReadonlySet<string>,
): Content {
  const dataOf = (file: string) => files.find((one) => one.file === file)?.data;
  const [site, written] = [dataOf("site.json"), dataOf("facts.json")];
  const counted = files.filter(({ contentType }) => countedFiles.includes(contentType.files));
  const facts =
    isObject(site) && isObject(written)
      ? factsOf(
          site,
          written,
          counted.map(({ data }) => data),
        )
      : undefined;
  // An unknown zone is reported by its own rule.
  const zone = facts ? fillKnown("{gathering.schedule.zone}", facts) : "";
  const today = isTimeZone(zone) ? dayIn(zone, readClock()) : undefined;
  return {
    paths,
    files,
    staticFiles,
    facts,
    addresses: facts ? addressesIn(facts) : [],
    site: ownText(site, "url"),
    language: ownText(site, "language"),
    routes: routesOf(files),
    today,
    scheduled: today === undefined ? new Map() : scheduledIn(files, today),
    oldAddresses: oldAddressesIn(files),
  };
}

/**
 * Parses one file.
 * @param file the path in content/
 * @param source its text, or why it cannot be read
 * @returns the file; empty for a file of no content type, which the check of the paths reports
 */
export function parseFile(file: string, source: string | Unreadable): ContentFile[] {
  const contentType = contentTypeOf(file);
  if (contentType === undefined) return [];
  if (typeof source !== "string") return [{ file, contentType, ...unread(source) }];
  return [{ file, contentType, ...(hasBody(contentType) ? readMdx(source) : readJson(source)) }];
}

/** One file of a known content type. */
export interface ContentFile extends Parsed {
  /** Its path in content/, with forward slashes. */
  readonly file: string;
  readonly contentType: ContentType;
}
