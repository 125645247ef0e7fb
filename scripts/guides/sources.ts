import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { factsOf, fillKnown, fillPlaceholders, type SiteFacts } from "../../src/content-model/placeholders";
import type { Generated } from "../../src/content-model/generated/generated";
import { guideFile } from "../../src/content-model/generated/guide-files";
import { contentPaths } from "../../src/content-model/read";
import { readMdx } from "../../src/content-model/readers/mdx";

/** The folder of the finished guides. */
export const outputFolder = "static/guides";

/** The texts that all guides share. */
export interface GuideWords {
  ministry: string;
  language: string;
  cover: string;
  imprint: string;
  /** The site's address, without a trailing slash. */
  site: string;
  /** The heading of the footnotes, and the label of the links back to the text. */
  notes: string;
  backToText: string;
}

/** A guide's source with its facts filled in. */
export interface GuideSource {
  /** The name of its source file and of its PDF. */
  name: string;
  title: string;
  subtitle: string;
  audience: string;
  chapters: "running" | "new-page" | "own-page";
  /** The Markdown; blank if the guide has no text yet. */
  body: string;
}

const guidesFolder = path.join("content", "guides");

/** The sources that all guides share. */
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

/** The facts for the placeholders in guides. */
export function readFacts(): object {
  return factsOf(readJson("content/site.json") as SiteFacts, readJson("content/facts.json") as object);
}

/** Reads the texts that all guides share. */
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

/**
 * Reads every guide that has a text, by name.
 * @throws if one cannot be read, because its PDF would be removed
 */
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
 * Reads one guide. Its fields are parsed before placeholders are filled, because a quotation mark in a fact is no YAML
 * syntax.
 * @param name the file's name
 * @param source the file's text
 * @param facts the values of placeholders
 * @throws if the fields cannot be parsed
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
 * The sources of one guide's PDF. Chromium's version is not one of them: PDFs of different versions differ in their
 * bytes, but look the same.
 */
export function madeFrom({ name }: GuideSource): Generated {
  return { outputs: [guideFile(name)], sources: [`content/guides/${name}.mdx`, ...shared] };
}
