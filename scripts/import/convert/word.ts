import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import mammoth from "mammoth";
import { dayOf, fileNameOf, type ImportedText } from "./imported-text";
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
  ...["caption", "Figure", "Illustration"].map((name) => `p[style-name='${name}'] => p.caption:fresh`),
  // The site lists a text's headings itself.
  "p[style-name^='toc '] => !",
  "r[style-name='Emphasis'] => em",
  "r[style-name='Strong'] => strong",
  "u => ",
];

/**
 * Reads a Word document (.docx): headings, emphasis, lists, tables, quotations, footnotes and endnotes, pictures.
 * @param bytes the file
 * @param file the name shown to the editor
 * @throws Error with a message for the editor if it is not a Word document
 */
export async function readWord(bytes: Uint8Array, file: string): Promise<ImportedText> {
  const leftOut = new LeftOut();
  const pictures = new Map<string, Uint8Array>();
  const convertImage = mammoth.images.imgElement(async (image) => {
    // No browser and no library here draws Windows' metafiles.
    if (/[ew]mf$/.test(image.contentType)) return { src: "" };
    const src = `word-picture-${String(pictures.size + 1)}`;
    pictures.set(src, new Uint8Array(await image.readAsArrayBuffer()));
    return { src };
  });
  const { value, messages, hasHidden } = await convert(bytes, convertImage).catch(() => {
    throw new Error(isOldOrLocked(bytes) ? oldOrLocked : damaged);
  });
  if (hasHidden) leftOut.add("hidden text");
  for (const { message } of messages) {
    const lost = lostIn(message);
    if (lost !== undefined) leftOut.add(lost);
  }
  const properties = propertiesOf(bytes);
  if (properties.hasComments) leftOut.add("the comments in its margin");
  const root = parseFragment(value);
  if (dropGuesses(root)) leftOut.add("what Word itself guessed of a picture");
  const title = takeTitle(root, properties.title) ?? properties.title;
  captionPictures(root);
  return {
    source: file,
    title,
    fileName: fileNameOf(file),
    description: properties.description,
    date: dayOf(properties.modified),
    categories: properties.keywords,
    body: htmlToMarkdown(root, leftOut),
    pictures,
    leftOut: leftOut.list(),
  };
}

type ConvertImage = ReturnType<typeof mammoth.images.imgElement>;

async function convert(bytes: Uint8Array, convertImage: ConvertImage) {
  const shown = withoutHidden(bytes);
  const { value, messages } = await mammoth.convertToHtml(
    // In a browser, the library reads the second one.
    { buffer: Buffer.from(shown), arrayBuffer: Uint8Array.from(shown).buffer },
    { styleMap, convertImage, idPrefix: "word-" },
  );
  return { value, messages, hasHidden: shown !== bytes };
}

const hidden = /<w:vanish(?:\s+w:val="(?:true|on|1)")?\s*\/>/;

/**
 * Removes what is formatted as hidden: Word neither shows nor prints it, and the library has no option for it.
 * @returns the same bytes if nothing is hidden
 */
function withoutHidden(bytes: Uint8Array): Uint8Array {
  const texts = unzipSync(bytes, {
    filter: ({ name }) => /^word\/(?:document|footnotes|endnotes)\.xml$/.test(name),
  });
  const changed = Object.entries(texts).flatMap(([name, part]) => {
    const xml = strFromU8(part);
    const shown = xml.replace(/<w:r(?:\s[^>]*)?>(?:(?!<\/?w:r[\s>])[^])*<\/w:r>/g, (run) =>
      // A field, such as an entry of the index, has no words of its own.
      hidden.test(run) && /<w:(?:t|drawing|pict)[\s>]/.test(run) ? "" : run,
    );
    return shown === xml ? [] : [[name, strToU8(shown)] as const];
  });
  if (changed.length === 0) return bytes;
  return zipSync({ ...unzipSync(bytes), ...Object.fromEntries(changed) }, { level: 0 });
}

const oldOrLocked =
  "it is locked with a password, or in Word’s old format (.doc). Open it in Word, and save it as .docx without a password.";
const damaged = "it is damaged, or no Word document. Open it in Word, and save it as .docx once more.";

// Both are OLE files ([MS-CFB]), not ZIP archives.
function isOldOrLocked([first, second]: Uint8Array): boolean {
  return first === 0xd0 && second === 0xcf;
}

/** Styles of programs whose look is that of any text. */
const plainStyles =
  /^(?:Body Text.*|Text body|Normal \(Web\)|No Spacing|List .*|Table (?:Contents|Heading)|(?:Foot|End)note Characters|Internet Link)$/;

/** Says in an editor's words what a message of the library means; undefined if nothing was lost. */
function lostIn(message: string): string | undefined {
  const [, style] =
    /^Unrecognised (?:paragraph|run) style: (?!'null')'?(.+?)'? \(Style ID/.exec(message) ??
    /^(?:Paragraph|Run|Table) style with ID (.+) was referenced but not defined/.exec(message) ??
    [];
  if (style !== undefined) return plainStyles.test(style) ? undefined : `the look of the style “${style}”`;
  const [, element] = /^An unrecognised element was ignored: (?:\{.*\})?(.+)$/.exec(message) ?? [];
  if (element !== undefined)
    return /^(?:m:)?oMath/.test(element) ? "a formula" : `what Word calls “${element}”`;
  const [, elsewhere] = /^could not read external image '(.*)',/.exec(message) ?? [];
  if (elsewhere !== undefined) return `the picture ${elsewhere}, which is not in the document`;
  if (message.startsWith("Unrecognised")) return undefined;
  const [, type] = /^Image of type image\/(\S+)/.exec(message) ?? [];
  if (type === undefined) return `what Word says of it: ${message}`;
  return /[ew]mf$/.test(type) ? "a drawing in Windows’ format (EMF, WMF)" : undefined;
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

/**
 * Removes the title from the text: the element with Word's title style, or a heading or a short line in bold at the
 * text's start.
 * @param known the title in the document's properties
 */
function takeTitle(root: HtmlNode, known: string | undefined): string | undefined {
  const first = (root.children ?? []).find((node) => !isBlank(node) && wordsOf(node) !== "");
  const isFirst = (node: HtmlNode | undefined): boolean =>
    node?.tagName === "h1" || (isBoldLine(node) && (known === undefined || wordsOf(node) === known));
  const title =
    elementsIn(root, "h1").find((heading) => hasClass(heading, "title") && wordsOf(heading) !== "") ??
    (isFirst(first) ? first : undefined);
  if (title === undefined) return undefined;
  replaceNodes(root, (node) => (node === title ? [] : undefined));
  return wordsOf(title);
}

function isBoldLine(node: HtmlNode | undefined): node is HtmlNode {
  const [bold, ...others] = (node?.children ?? []).filter((child) => !isBlank(child));
  if (node?.tagName !== "p" || bold?.tagName !== "strong" || others.length > 0) return false;
  return wordsOf(node).length <= 90 && /[^.,:;]$/.test(wordsOf(node)) && elementsIn(node, "img").length === 0;
}

/** Gives a picture the caption below it. */
function captionPictures(root: HtmlNode): void {
  const children = (root.children ?? []).filter((node) => !isBlank(node));
  root.children = children.filter((node, index) => {
    const picture = pictureAlone(children[index - 1]);
    if (picture === undefined || !hasClass(node, "caption")) return true;
    picture.properties = { ...picture.properties, title: wordsOf(node) };
    return false;
  });
}

function pictureAlone(node: HtmlNode | undefined): HtmlNode | undefined {
  const [picture, ...others] = node?.tagName === "p" && wordsOf(node) === "" ? elementsIn(node, "img") : [];
  return others.length > 0 || (picture && propertyOf(picture, "src")) === "" ? undefined : picture;
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
