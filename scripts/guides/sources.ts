import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { factsOf, fillPlaceholders, type SiteFacts } from "../../src/content-model/placeholders";
import type { Generated } from "../../src/content-model/generated";
import { guideFile } from "../../src/content-model/guide-files";
import { readMdx } from "../../src/content-model/read-mdx";

/** Where the finished guides are. */
export const outputFolder = "static/guides";

/** What stands on every guide. */
export interface GuideWords {
  ministry: string;
  language: string;
  cover: string;
  imprint: string;
}

/** A guide as it is written, with its facts filled in. */
export interface GuideSource {
  /** The name of its file, and of the PDF made from it. */
  name: string;
  title: string;
  subtitle: string;
  audience: string;
  chapters: "running" | "own-page";
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
  "scripts/fonts/faces.ts",
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
  const { language } = readJson("content/site.json") as { language: string };
  const { guides } = readJson("content/pages/prayer-hub.json") as { guides: GuideWords };
  const fill = (text: string): string => fillPlaceholders(text, readFacts());
  return {
    language,
    ministry: fill("{ministry.name}"),
    cover: fill(guides.cover),
    imprint: fill(guides.imprint),
  };
}

/** Reads every guide that has a body, by name. */
export function readGuides(): GuideSource[] {
  const facts = readFacts();
  return readdirSync(guidesFolder)
    .filter((file) => file.endsWith(".mdx"))
    .sort()
    .map((file) => {
      const source = fillPlaceholders(readFileSync(path.join(guidesFolder, file), "utf8"), facts);
      const { data, body } = readMdx(source);
      return { ...(data as Omit<GuideSource, "name" | "body">), name: path.parse(file).name, body };
    })
    .filter(({ body }) => body.trim() !== "");
}

/**
 * What one guide's PDF is made from. Chromium's version is none of it: its PDFs differ in bytes and not in what a
 * reader sees.
 */
export function madeFrom({ name }: GuideSource): Generated {
  return { outputs: [guideFile(name)], sources: [`content/guides/${name}.mdx`, ...shared] };
}
