import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { factsOf, fillKnown, fillPlaceholders, type SiteFacts } from "../../src/content-model/placeholders";
import type { Generated } from "../../src/content-model/generated/generated";
import { guideFile } from "../../src/content-model/generated/guide-files";
import { contentPaths } from "../../src/content-model/read";
import { readMdx } from "../../src/content-model/readers/mdx";

/** Where the finished guides are. */
export const outputFolder = "static/guides";

/** What stands on every guide. */
export interface GuideWords {
  ministry: string;
  language: string;
  cover: string;
  imprint: string;
  /** The site's address, without a slash at its end. */
  site: string;
  /** The heading of footnotes, and what leads back from one. */
  notes: string;
  backToText: string;
}

/** A guide as it is written, with its facts filled in. */
export interface GuideSource {
  /** The name of its file, and of the PDF made from it. */
  name: string;
  title: string;
  subtitle: string;
  audience: string;
  chapters: "running" | "new-page" | "own-page";
  /** The Markdown; blank while the guide waits for its text. */
  body: string;
}

const guidesFolder = path.join("content", "guides");

/** What every guide is made from, beside its own text. */
const shared = [
  "content/site.json#language",
  "content/site.json#ministry.name",
  "content/pages/prayer-hub.json#guides.cover",
  "content/pages/prayer-hub.json#guides.imprint",
  ...["cover", "document", "fonts", "render", "style"].map((name) => `scripts/guides/${name}.ts`),
  "src/build/artwork/faces.ts",
  "src/theme/tokens.ts",
];

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** What placeholders in guides name. */
export function readFacts(): object {
  return factsOf(readJson("content/site.json") as SiteFacts, readJson("content/facts.json") as object);
}

/** Reads what stands on every guide. */
export function readWords(): GuideWords {
  const { language, url: site } = readJson("content/site.json") as { language: string; url: string };
  const { text } = readJson("content/frame.json") as { text: Pick<GuideWords, "notes" | "backToText"> };
  const { guides } = readJson("content/pages/prayer-hub.json") as { guides: GuideWords };
  const fill = (text: string): string => fillPlaceholders(text, readFacts());
  return {
    language,
    site,
    notes: fill(text.notes),
    backToText: fill(text.backToText),
    ministry: fill("{ministry.name}"),
    cover: fill(guides.cover),
    imprint: fill(guides.imprint),
  };
}

/** Reads every guide that has a body, by name. Throws where one cannot be read: a guide left out loses its PDF. */
export function readGuides(): GuideSource[] {
  if (!existsSync(guidesFolder)) return [];
  const facts = readFacts();
  return contentPaths(guidesFolder)
    .filter((file) => file.endsWith(".mdx"))
    .map((file) =>
      readGuide(path.parse(file).name, readFileSync(path.join(guidesFolder, file), "utf8"), facts),
    )
    .filter(({ body }) => body.trim() !== "");
}

/**
 * Reads one guide. Its fields are read before facts are filled in: a quotation mark in a fact is none of YAML's.
 * In: the name of its file, its text and the facts. Throws where its fields cannot be read.
 */
export function readGuide(name: string, source: string, facts: object): GuideSource {
  const { data, body, findings } = readMdx(source);
  const [finding] = findings;
  if (finding !== undefined) throw new Error(`content/guides/${name}.mdx ${finding.problem}`);
  const { title, subtitle, audience, chapters } = data as Omit<GuideSource, "name" | "body">;
  const fill = (text: string): string => fillPlaceholders(text, facts);
  return {
    name,
    title: fill(title),
    subtitle: fill(subtitle),
    audience: fill(audience),
    chapters,
    body: fillKnown(body, facts),
  };
}

/**
 * What one guide's PDF is made from. Chromium's version is none of it: its PDFs differ in bytes and not in what a
 * reader sees.
 */
export function madeFrom({ name }: GuideSource): Generated {
  return { outputs: [guideFile(name)], sources: [`content/guides/${name}.mdx`, ...shared] };
}
