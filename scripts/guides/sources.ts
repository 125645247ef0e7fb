import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { factsOf, fillPlaceholders, type SiteFacts } from "../../src/content-model/placeholders";
import { readMdx } from "../../src/content-model/read-mdx";

/** Where the finished guides are, and the list of what each was made from. */
export const outputFolder = path.join("static", "guides");
export const manifestFile = path.join(outputFolder, "manifest.json");

/** The command that renews what is stale. */
export const command = "npm run make:guides";

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

/** What a PDF's looks depend on, beside its text. */
const makers = [
  ...["cover.ts", "document.ts", "fonts.ts", "style.ts"].map((file) => path.join("scripts", "guides", file)),
  path.join("src", "theme", "tokens.ts"),
  path.join("scripts", "fonts", "faces.ts"),
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
 * A fingerprint of everything that a guide's PDF is made from. Chromium's version is none of it: its PDFs differ in
 * bytes and not in what a reader sees.
 */
export function fingerprint(guide: GuideSource, words: GuideWords): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([guide, words]));
  for (const file of makers) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * The PDFs that are missing, were made from something else or belong to no guide, each with what to do about it.
 * In: the guides as they are written, unless others are to be judged.
 */
export function staleGuides(guides: readonly GuideSource[] = readGuides()): string[] {
  const words = readWords();
  const made = readJson(manifestFile) as Record<string, string | undefined>;
  const stale = guides
    .filter((guide) => made[guide.name] !== fingerprint(guide, words))
    .map(
      ({ name }) => `static/guides/${name}.pdf is not what content/guides/${name}.mdx says now: ${command}`,
    );
  const left = readdirSync(outputFolder)
    .filter((file) => file.endsWith(".pdf") && !guides.some(({ name }) => file === `${name}.pdf`))
    .map((file) => `static/guides/${file} is made from no guide: ${command}`);
  return [...stale, ...left];
}
