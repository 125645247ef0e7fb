import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from "fflate";
import type { Element, ElementContent, Root } from "hast";
import mammoth from "mammoth";
import { htmlToMarkdown } from "./html-to-markdown";
import { counted, dayOf, fileNameOf, type ImportedText } from "./imported-text";
import { elementsIn, hasClass, isBlank, parseHtml, propertyOf, replaceElements, wordsOf } from "./tree";

const styles = {
  "h1.title:fresh": ["Title", "Titel", "Título", "Titre"],
  "p:fresh": ["Subtitle", "Untertitel", "Subtítulo", "Sous-titre"],
  "blockquote > p:fresh": ["Quote", "Intense Quote", "Block Text", "Quotations", "Zitat", "Cita", "Citation"],
  "p.caption:fresh": ["caption", "Figure", "Illustration"],
};

/** What becomes of Word's styles, by their English, German, Spanish and French names, where mammoth does not know. */
const styleMap = [
  ...Object.entries(styles).flatMap(([tag, names]) =>
    names.map((name) => `p[style-name='${name}'] => ${tag}`),
  ),
  // The site lists a text's headings itself.
  "p[style-name^='toc '] => !",
  "r[style-name='Emphasis'] => em",
  "r[style-name='Strong'] => strong",
  "u => ",
];

/**
 * Reads a Word document (.docx), in Node or in a browser.
 * @param bytes the file
 * @param file the name shown to the editor
 * @throws Error with a message for the editor if it is no Word document
 */
export async function readWord(bytes: Uint8Array, file: string): Promise<ImportedText> {
  const leftOut: string[] = [];
  const pictures = new Map<string, Uint8Array>();
  const convertImage = mammoth.images.imgElement(async (image) => {
    // Nothing here draws Windows' metafiles.
    if (/[ew]mf$/.test(image.contentType)) return { src: "" };
    const src = `word-picture-${String(pictures.size + 1)}`;
    pictures.set(src, new Uint8Array(await image.readAsArrayBuffer()));
    return { src };
  });
  try {
    const parts = unzipSync(bytes);
    const shown = zipSync(withoutHidden(parts, leftOut), { level: 0 });
    const { value, messages } = await mammoth.convertToHtml(
      // In a browser, the library reads the second one.
      { buffer: shown as Buffer, arrayBuffer: Uint8Array.from(shown).buffer },
      { styleMap, convertImage, idPrefix: "word-" },
    );
    leftOut.push(...messages.flatMap(({ message }) => lostIn(message)));
    const properties = propertiesOf(parts, leftOut);
    const root = parseHtml(value);
    dropGuesses(root, leftOut);
    const title = takeTitle(root, properties.title);
    captionPictures(root);
    const body = htmlToMarkdown(root, leftOut);
    return {
      ...properties,
      source: file,
      title,
      fileName: fileNameOf(file),
      body,
      pictures,
      leftOut: counted(leftOut),
    };
  } catch {
    // An OLE file ([MS-CFB]) instead of a ZIP archive.
    const isOldOrLocked = bytes[0] === 0xd0 && bytes[1] === 0xcf;
    throw new Error(
      isOldOrLocked
        ? "it is locked with a password, or in Word’s old format (.doc). Open it in Word, and save it as .docx without a password."
        : "it is damaged, or no Word document. Open it in Word, and save it as .docx once more.",
    );
  }
}

/** Leaves out what is formatted as hidden, which Word neither shows nor prints: the library has no option for it. */
function withoutHidden(parts: Unzipped, leftOut: string[]): Unzipped {
  const name = "word/document.xml";
  const xml = strFromU8(parts[name] ?? new Uint8Array());
  const shown = xml.replace(/<w:r(?:\s[^>]*)?>(?:(?!<\/?w:r[\s>])[^])*<\/w:r>/g, (run) =>
    // A field, such as an entry of the index, has no words of its own.
    /<w:vanish(?:\s+w:val="(?:true|on|1)")?\s*\/>/.test(run) && /<w:(?:t|drawing|pict)[\s>]/.test(run)
      ? ""
      : run,
  );
  if (shown === xml) return parts;
  leftOut.push("hidden text");
  return { ...parts, [name]: strToU8(shown) };
}

/** Styles of programs whose look is that of any text. */
const plainStyles =
  /^(?:Body Text.*|Text body|Normal \(Web\)|No Spacing|List .*|Table (?:Contents|Heading)|(?:Foot|End)note Characters|Internet Link)$/;

/** What a message of the library says is lost, in an editor's words. */
function lostIn(message: string): string[] {
  const [, style] =
    /^Unrecognised (?:paragraph|run) style: (?!'null')'?(.+?)'? \(Style ID/.exec(message) ??
    /^(?:Paragraph|Run|Table) style with ID (.+) was referenced but not defined/.exec(message) ??
    [];
  if (style !== undefined) return plainStyles.test(style) ? [] : [`the look of the style “${style}”`];
  const [, element] = /^An unrecognised element was ignored: (?:\{.*\})?(.+)$/.exec(message) ?? [];
  if (element !== undefined)
    return [/^(?:m:)?oMath/.test(element) ? "a formula" : `what Word calls “${element}”`];
  const [, elsewhere] = /^could not read external image '(.*)',/.exec(message) ?? [];
  if (elsewhere !== undefined) return [`the picture ${elsewhere}, which is not in the document`];
  return /^Image of type image\/\S*[ew]mf/.test(message) ? ["a drawing in Windows’ format (EMF, WMF)"] : [];
}

// Marked in the language of Word's menus. Only a person knows what to say.
const guess =
  /automatically generated|AI-generated|automatisch generiert|generad[ao] automáticamente|générée? automatiquement/i;

/** Empties the alternative texts that Word wrote by itself. */
function dropGuesses(root: Root, leftOut: string[]): void {
  const guessed = elementsIn(root, "img").filter((image) => guess.test(propertyOf(image, "alt")));
  for (const image of guessed) image.properties = { ...image.properties, alt: "" };
  if (guessed.length > 0) leftOut.push("what Word itself guessed of a picture");
}

/**
 * Takes the title out of the text: what has Word's title style, or the heading or short bold line that it begins with.
 * @param known the title in the document's properties
 */
function takeTitle(root: Root, known: string | undefined): string | undefined {
  const first = root.children.find((node) => node.type === "element" && wordsOf(node) !== "");
  const isTitle = (node: Element) =>
    node.tagName === "h1" || (isBoldLine(node) && (known === undefined || wordsOf(node) === known));
  const title =
    elementsIn(root, "h1").find((heading) => hasClass(heading, "title") && wordsOf(heading) !== "") ??
    (first?.type === "element" && isTitle(first) ? first : undefined);
  if (title === undefined) return known;
  replaceElements(root, (node) => (node === title ? [] : undefined));
  return wordsOf(title);
}

function isBoldLine(node: Element): boolean {
  const [bold, ...others] = node.children.filter((child) => !isBlank(child));
  const isBold = bold?.type === "element" && bold.tagName === "strong" && others.length === 0;
  return node.tagName === "p" && isBold && wordsOf(node).length <= 90 && /[^.,:;]$/.test(wordsOf(node));
}

/** Gives a picture the caption below it. */
function captionPictures(root: Root): void {
  const blocks = root.children as ElementContent[];
  root.children = blocks.filter((node, index) => {
    const above = blocks[index - 1];
    const pictures = above?.type === "element" && wordsOf(above) === "" ? elementsIn(above, "img") : [];
    const [picture] = pictures;
    if (picture === undefined || pictures.length > 1) return true;
    if (node.type !== "element" || !hasClass(node, "caption")) return true;
    picture.properties = { ...picture.properties, title: wordsOf(node) };
    return false;
  });
}

/** What a document says of itself (ECMA-376, part 2: core properties). */
function propertiesOf(parts: Unzipped, leftOut: string[]) {
  const xmlOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  if (xmlOf("word/comments.xml").includes("<w:comment ")) leftOut.push("the comments in its margin");
  const valueOf = (name: string): string | undefined => {
    const [, value = ""] =
      new RegExp(`<${name}\\b[^>]*>([^<]*)</${name}>`).exec(xmlOf("docProps/core.xml")) ?? [];
    return wordsOf(parseHtml(value)) || undefined;
  };
  const title = valueOf("dc:title");
  return {
    // Programs put some there by themselves.
    title: /^(?:Microsoft Word|Document\d*$|Untitled)/i.test(title ?? "") ? undefined : title,
    description: valueOf("dc:description") ?? valueOf("dc:subject"),
    date: dayOf(valueOf("dcterms:modified") ?? valueOf("dcterms:created")),
    categories: (valueOf("cp:keywords") ?? "").split(/\s*[,;]\s*/).filter((word) => word !== ""),
  };
}
