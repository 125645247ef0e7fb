import { readdirSync } from "node:fs";
import { join } from "node:path";
import { dayIn } from "../calendar/next-gatherings";
import { hasBody } from "./kind";
import type { Kind } from "./kind";
import { kindOf } from "./kinds";
import { oldAddressesIn } from "./old-addresses";
import { mergeFinding } from "./readers/merge-marks";
import type { PlacedFinding } from "./problem";
import { factsOf, fillPlaceholders } from "./placeholders";
import type { Facts } from "./placeholders";
import { readJson } from "./readers/json";
import type { Parsed } from "./readers/json";
import { readMdx } from "./readers/mdx";
import { readText } from "./readers/text";
import { routesOf, scheduledIn } from "./routes";

/** One file of a known kind. */
export interface ContentFile extends Parsed {
  /** Its path in content/, with forward slashes. */
  readonly file: string;
  readonly kind: Kind;
  /** The Markdown of an MDX file. */
  readonly body?: string;
  /** The line of the file on which that begins. */
  readonly bodyLine?: number;
}

/** All of content/ as it is on the disk. */
export interface Content {
  /** Every path in content/, but for hidden files. */
  readonly paths: readonly string[];
  readonly files: readonly ContentFile[];
  /** What placeholders refer to; undefined while site.json or facts.json cannot be read. */
  readonly facts: Facts | undefined;
  /** Everything that a link inside the site may lead to. */
  readonly routes: readonly string[];
  /** Today where the ministry is, such as 2026-03-08; undefined while its facts cannot be read. */
  readonly today: string | undefined;
  /** Of the routes the teachings whose day has not come, with that day. */
  readonly scheduled: ReadonlyMap<string, string>;
  /** Each old address, without a slash at its end, with where it leads on to. */
  readonly oldAddresses: ReadonlyMap<string, string>;
}

/** Reads all of content/. In: the folder. Throws only where the folder itself cannot be read. */
export function readContent(contentDir: string): Content {
  const paths = contentPaths(contentDir);
  return contentOf(
    paths,
    paths.flatMap((file) => parsed(file, () => readText(join(contentDir, file)))),
  );
}

/**
 * The content as it would be after one file was written or taken away.
 * In: the content, the file's path in content/ and its new text; undefined takes it away.
 */
export function withFile({ paths, files }: Content, file: string, source: string | undefined): Content {
  const otherPaths = paths.filter((path) => path !== file);
  const otherFiles = files.filter((one) => one.file !== file);
  if (source === undefined) return contentOf(otherPaths, otherFiles);
  return contentOf([...otherPaths, file].sort(), [...otherFiles, ...parsed(file, () => source)]);
}

function contentOf(paths: readonly string[], files: readonly ContentFile[]): Content {
  const facts = factsIn(files);
  const today = facts && dayIn(fillPlaceholders("{gathering.schedule.zone}", facts), new Date());
  return {
    paths,
    files,
    facts,
    routes: routesOf(files),
    today,
    scheduled: today === undefined ? new Map() : scheduledIn(files, today),
    oldAddresses: oldAddressesIn(files),
  };
}

// None where the file is of no kind, which the check of the paths tells.
function parsed(file: string, read: () => string | PlacedFinding): ContentFile[] {
  const kind = kindOf(file);
  if (kind === undefined) return [];
  const source = read();
  if (typeof source !== "string") return [{ file, kind, ...unread(source) }];
  const unmerged = mergeFinding(source);
  if (unmerged !== undefined) return [{ file, kind, ...unread(unmerged) }];
  return [{ file, kind, ...(hasBody(kind) ? readMdx(source) : readJson(source)) }];
}

function unread(finding: PlacedFinding): Parsed {
  return { data: undefined, findings: [finding], broken: true, lineOf: () => undefined };
}

function factsIn(files: ReadonlyArray<{ readonly file: string; readonly data: unknown }>): Facts | undefined {
  const [site, facts] = ["site.json", "facts.json"].map(
    (name) => files.find(({ file }) => file === name)?.data,
  );
  if (typeof site !== "object" || site === null) return undefined;
  if (typeof facts !== "object" || facts === null) return undefined;
  return factsOf(site, facts);
}

/**
 * Every path in content/, but for hidden files, as the folder spells it: a build on Linux tells Photo.jpg from
 * photo.jpg. In: the folder and, within, where to begin. Throws where it cannot be read.
 */
export function contentPaths(contentDir: string, prefix = ""): string[] {
  const entries = readdirSync(join(contentDir, prefix), { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry) =>
      entry.isDirectory() ? contentPaths(contentDir, `${prefix}${entry.name}/`) : [prefix + entry.name],
    )
    .sort();
}
