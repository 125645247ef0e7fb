import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fillKnown, fillPlaceholders } from "../../src/content-model/placeholders";
import { readContent } from "../../src/content-model/check";
import { contentPaths } from "../../src/content-model/read";
import { readMdx } from "../../src/content-model/parse";

/** The folder of the finished guides. */
export const outputFolder = "static/guides";

/** The texts that all guides share. */
export interface GuideTexts {
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
  /** The Markdown, blank if the text is not written yet. */
  body: string;
}

function readJson(root: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, "content", file), "utf8"));
}

/** Reads the facts for placeholders. */
export function readFacts(root: string): object {
  return readContent(path.join(root, "content")).facts ?? {};
}

/** Reads the texts that all guides share. */
export function readTexts(root = ".", facts = readFacts(root)): GuideTexts {
  const { language, url: site } = readJson(root, "site.json") as { language: string; url: string };
  const { text } = readJson(root, "frame.json") as { text: Pick<GuideTexts, "notes" | "backToText"> };
  const { guides } = readJson(root, "pages/prayer-hub.json") as { guides: GuideTexts };
  const fill = (text: string): string => fillPlaceholders(text, facts);
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
export function readGuides(root = ".", facts = readFacts(root)): GuideSource[] {
  const folder = path.join(root, "content", "guides");
  // The Prayer Hub offers the guides.
  const page = path.join(root, "content", "pages", "prayer-hub.json");
  if (!existsSync(folder) || !existsSync(page)) return [];
  return contentPaths(folder)
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => readGuide(path.parse(file).name, readFileSync(path.join(folder, file), "utf8"), facts))
    .filter(({ body }) => body.trim() !== "");
}

/**
 * Reads one guide. Its fields are parsed before placeholders are filled, because a fact may contain quotation marks.
 * @throws if the fields cannot be parsed
 */
export function readGuide(name: string, source: string, facts: object): GuideSource {
  const { data, body, mistakes } = readMdx(source);
  const [mistake] = mistakes;
  if (mistake !== undefined) throw new Error(`content/guides/${name}.mdx: ${mistake.problem} ${mistake.fix}`);
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
