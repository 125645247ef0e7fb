import path from "node:path";
import type { Content, ContentFile } from "../../src/content-model/check";
import { fillKnown, fillPlaceholders } from "../../src/content-model/facts";

/** The folder of the finished guides. */
export const outputFolder = "content/guides";

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
  /** The name of the source file and of the PDF. */
  name: string;
  title: string;
  subtitle: string;
  audience: string;
  /** Whether a chapter continues on the same page, begins a page, or each of its parts begins a page. */
  chapters: "running" | "new-page" | "own-page";
  /** The Markdown, blank if the text is not written yet. */
  body: string;
}

function dataOf({ files }: Content, file: string): unknown {
  return files.find((one) => one.file === file)?.data;
}

/** The texts that all guides share, from content without mistakes. */
export function guideTexts(content: Content): GuideTexts {
  const { language, url: site } = dataOf(content, "site.json") as { language: string; url: string };
  const { text } = dataOf(content, "frame.json") as { text: Pick<GuideTexts, "notes" | "backToText"> };
  const { guides } = dataOf(content, guidesPage) as { guides: GuideTexts };
  const fill = (text: string): string => fillPlaceholders(text, content.facts ?? {});
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

/** The page that offers the guides. */
const guidesPage = "pages/prayer-hub.json";

/** Every guide that has a text, from content without mistakes. A site without the guides' page does not have guides. */
export function guidesIn({ files, facts = {} }: Content): GuideSource[] {
  if (!files.some(({ file }) => file === guidesPage)) return [];
  return files
    .filter(({ contentType, body }) => contentType.name === "guide" && body.trim() !== "")
    .map((file) => guideSource(file, facts));
}

/** One guide. Its fields are parsed before placeholders are filled, because a fact may contain quotation marks. */
export function guideSource(
  { file, data, body }: Pick<ContentFile, "file" | "data" | "body">,
  facts: object,
): GuideSource {
  const { title, subtitle, audience, chapters } = data as Omit<GuideSource, "name" | "body">;
  const fill = (text: string): string => fillPlaceholders(text, facts);
  return {
    name: path.parse(file).name,
    title: fill(title),
    subtitle: fill(subtitle),
    audience: fill(audience),
    chapters,
    body: fillKnown(body, facts),
  };
}
