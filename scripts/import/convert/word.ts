import { strFromU8, unzipSync } from "fflate";
import mammoth from "mammoth";
import { dayOf, type ImportedText } from "./imported-text";
import { htmlToMarkdown } from "./html-to-markdown";
import { LeftOut } from "./left-out";
import {
  elementsIn,
  hasClass,
  isBlank,
  parseFragment,
  propertyOf,
  replaceNodes,
  wordsOf,
  type HtmlNode,
} from "./tree";

/** Mappings of Word's styles that mammoth lacks, by their English, German, Spanish and French names. */
const styleMap = [
  ...["Title", "Titel", "Título", "Titre"].map((name) => `p[style-name='${name}'] => h1.title:fresh`),
  ...["Subtitle", "Untertitel", "Subtítulo", "Sous-titre"].map(
    (name) => `p[style-name='${name}'] => p:fresh`,
  ),
  ...[
    "Quote",
    "Intense Quote",
    "Block Text",
    "Quotations",
    "Zitat",
    "Intensives Zitat",
    "Cita",
    "Citation",
  ].map((name) => `p[style-name='${name}'] => blockquote > p:fresh`),
  "p[style-name='caption'] => p:fresh",
  "r[style-name='Emphasis'] => em",
  "r[style-name='Strong'] => strong",
  "u => ",
];

/**
 * Reads a Word document (.docx): headings, emphasis, lists, tables, quotations, footnotes and endnotes, pictures.
 * @param bytes the file
 * @param file the name shown to the editor
 * @throws if it is not a Word document
 */
export async function readWord(bytes: Uint8Array, file: string): Promise<ImportedText> {
  const leftOut = new LeftOut();
  const pictures = new Map<string, Uint8Array>();
  const convertImage = mammoth.images.imgElement(async (image) => {
    const src = `word-picture-${String(pictures.size + 1)}`;
    pictures.set(src, new Uint8Array(await image.readAsArrayBuffer()));
    return { src };
  });
  const { value, messages } = await mammoth.convertToHtml(
    // In a browser, the library reads the second one.
    { buffer: Buffer.from(bytes), arrayBuffer: Uint8Array.from(bytes).buffer },
    { styleMap, convertImage, idPrefix: "word-" },
  );
  for (const { type, message } of messages) {
    const [, style] = /^Unrecognised (?:paragraph|run) style: '?(.+?)'? \(Style ID/.exec(message) ?? [];
    if (style !== undefined) leftOut.add(`the look of the style “${style}”`);
    else if (type === "error" || !message.startsWith("Unrecognised"))
      leftOut.add(`what Word says of it: ${message}`);
  }
  const properties = propertiesOf(bytes);
  if (properties.hasComments) leftOut.add("the comments in its margin");
  const root = parseFragment(value);
  if (dropGuesses(root)) leftOut.add("what Word itself guessed of a picture");
  const title = takeTitle(root) ?? properties.title;
  return {
    source: file,
    title,
    description: properties.description,
    date: dayOf(properties.modified),
    categories: properties.keywords,
    body: htmlToMarkdown(root, leftOut),
    pictures,
    leftOut: leftOut.list(),
  };
}

// Word writes alternative texts by itself, marked in the language of its menus. Only a person knows what to say.
const guess =
  /automatically generated|AI-generated|automatisch generiert|generad[ao] automáticamente|générée? automatiquement/i;

/**
 * Empties the alternative texts that Word wrote by itself.
 * @returns whether there was one
 */
function dropGuesses(root: HtmlNode): boolean {
  const guessed = elementsIn(root, "img").filter((image) => guess.test(propertyOf(image, "alt")));
  for (const { properties = {} } of guessed) properties["alt"] = "";
  return guessed.length > 0;
}

/** Removes the title from the text: the element with Word's title style, or the heading at the text's start. */
function takeTitle(root: HtmlNode): string | undefined {
  const first = (root.children ?? []).find((node) => !isBlank(node));
  const title =
    elementsIn(root, "h1").find((heading) => hasClass(heading, "title")) ??
    (first?.tagName === "h1" ? first : undefined);
  if (title === undefined || wordsOf(title) === "") return undefined;
  replaceNodes(root, (node) => (node === title ? [] : undefined));
  return wordsOf(title);
}

interface Properties {
  title: string | undefined;
  description: string | undefined;
  modified: string | undefined;
  keywords: string[];
  hasComments: boolean;
}

/** What a document says of itself (ECMA-376, part 2: core properties). */
function propertiesOf(bytes: Uint8Array): Properties {
  const parts = unzipSync(bytes, {
    filter: ({ name }) => /^(?:docProps\/core|word\/comments)\.xml$/.test(name),
  });
  const core = parts["docProps/core.xml"];
  const xml = core === undefined ? "" : strFromU8(core);
  const valueOf = (name: string): string | undefined => {
    const [, value = ""] = new RegExp(`<${name}\\b[^>]*>([^<]*)</${name}>`).exec(xml) ?? [];
    return wordsOf(parseFragment(value)) || undefined;
  };
  const title = valueOf("dc:title");
  const comments = parts["word/comments.xml"];
  return {
    // What programs put there by themselves.
    title:
      title !== undefined && /^(?:Microsoft Word|Document\d*$|Untitled)/i.test(title) ? undefined : title,
    description: valueOf("dc:description") ?? valueOf("dc:subject"),
    modified: valueOf("dcterms:modified") ?? valueOf("dcterms:created"),
    keywords: (valueOf("cp:keywords") ?? "")
      .split(/[,;]/)
      .map((word) => word.trim())
      .filter((word) => word !== ""),
    hasComments: comments !== undefined && strFromU8(comments).includes("<w:comment "),
  };
}
