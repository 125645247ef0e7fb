import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { Element, Root } from "hast";
import mammoth from "mammoth";
import { htmlToMarkdown } from "./html-to-markdown";
import { fileNameOf, type ImportedText } from "./imported-text";
import { elementsIn, parseHtml, propertyOf, plainTextOf, replaceElements } from "./tree";

const styles = {
  "h1.title:fresh": ["Title", "Titel", "Título", "Titre"],
  "p:fresh": ["Subtitle", "Untertitel", "Subtítulo", "Sous-titre", "Body Text", "No Spacing", "caption"],
  "blockquote > p:fresh": ["Quote", "Intense Quote", "Block Text", "Quotations", "Zitat", "Cita", "Citation"],
};

/** The elements for Word's styles that mammoth does not know, by their English, German, Spanish and French names. */
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
 * @param file the name shown to the editor
 * @throws Error with a message for the editor if the file is not a Word document
 */
export async function readWord(bytes: Uint8Array, file: string): Promise<ImportedText> {
  const pictures = new Map<string, Uint8Array>();
  const convertImage = mammoth.images.imgElement(async (image) => {
    // Browsers cannot show Windows' metafiles.
    if (/[ew]mf$/.test(image.contentType)) return { src: "" };
    const src = `word-picture-${String(pictures.size + 1)}`;
    pictures.set(src, new Uint8Array(await image.readAsArrayBuffer()));
    return { src };
  });
  const leftOut: string[] = [];
  const parts = partsOf(bytes);
  const visibleBytes = removeHiddenText(parts, leftOut);
  try {
    const { value, messages } = await mammoth.convertToHtml(
      // Node reads the buffer, browsers the array buffer.
      { buffer: visibleBytes as Buffer, arrayBuffer: Uint8Array.from(visibleBytes).buffer },
      { styleMap, convertImage, idPrefix: "word-" },
    );
    leftOut.push(...messages.flatMap(({ message }) => lossesIn(message)));
    const root = parseHtml(value);
    // The library reports these pictures.
    replaceElements(root, (node) =>
      node.tagName === "img" && propertyOf(node, "src") === "" ? [] : undefined,
    );
    removeAutomaticDescriptions(root, leftOut);
    const title = takeTitle(root);
    const names = [title ?? "", fileNameOf(file)];
    const body = htmlToMarkdown(root, leftOut);
    // The library does not report the number format and the first number of a list.
    if (
      /^ *1\. /m.test(body) &&
      otherNumberFormats.test(strFromU8(parts["word/numbering.xml"] ?? new Uint8Array()))
    )
      leftOut.push(
        "any letters or Roman numerals of lists (all numbered lists now have the numbers 1, 2, 3)",
      );
    if ((body.match(/^1\. /gm) ?? []).length > 1)
      leftOut.push("any numbering that continued from an earlier list (each list now starts with 1)");
    return { source: file, title, names, categories: [], formerAddresses: [], body, pictures, leftOut };
  } catch (error) {
    throw new Error(
      `it is a Word document, but its text could not be converted (${String(error)}). Open the document in Word, and save it as .docx again. If that does not help, send this message and the document to the person who set up the site.`,
      { cause: error },
    );
  }
}

type Parts = ReturnType<typeof unzipSync>;

/** The parts of a Word document. @throws Error with a message for the editor if the file is damaged or another type */
function partsOf(bytes: Uint8Array): Parts {
  try {
    const parts = unzipSync(bytes);
    if (Object.keys(parts).some((name) => /^word\/document\d*\.xml$/.test(name))) return parts;
  } catch {
    // An OLE file ([MS-CFB]) instead of a ZIP archive.
    if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
      throw new Error(
        "it is locked with a password, or in Word’s old format (.doc). Open the document in Word, and save it as .docx without a password.",
      );
  }
  throw new Error("it is damaged, or not a Word document. Open the original, and save it as Word (.docx).");
}

/**
 * Removes content that Word neither shows nor prints (the library has no option for it), and lists content outside the
 * text.
 */
function removeHiddenText(parts: Parts, leftOut: string[]): Uint8Array {
  if ("word/comments.xml" in parts) leftOut.push("the comments in the margin");
  for (const [name, part] of Object.entries(parts)) {
    if (/^word\/(?:header|footer)\d*\.xml$/.test(name) && /<w:t[^>]*>[^<]*\p{L}/u.test(strFromU8(part)))
      leftOut.push("a header or footer");
    if (!/^word\/(?:document\d*|footnotes|endnotes)\.xml$/.test(name)) continue;
    const runs = /<w:r(?:\s[^>]*)?>(?:(?!<\/?w:r[\s>])[^])*<\/w:r>/g;
    // The library does not read the text of simple fields, such as the numbers of figures.
    const source = strFromU8(part).replace(/<\/?w:fldSimple\b[^>]*>/g, "");
    if (/ uri="[^"]*\/(?:diagram|chart)"/.test(source))
      leftOut.push("diagrams or charts (in Word, save each as a picture, and insert the picture)");
    const xml = source.replace(runs, (run) => {
      // Fields, such as index entries, do not contain displayed text.
      if (!/<w:vanish(?: w:val="(?:true|on|1)")?\/>[^]*<w:(?:t|drawing|pict)[\s>]/.test(run)) return run;
      leftOut.push("hidden content");
      return "";
    });
    parts[name] = strToU8(keepTextBoxes(xml));
  }
  return zipSync(parts, { level: 0 });
}

const otherNumberFormats = /<w:lvl [^>]*w:ilvl="0"(?:(?!<\/w:lvl>)[^])*<w:numFmt w:val="(?:upper|lower)/;

/** The library reads a text box from the copy for old versions of Word, which not every program writes. */
function keepTextBoxes(xml: string): string {
  // A box may contain drawings itself.
  const drawings =
    /<mc:AlternateContent[^]*?<\/mc:AlternateContent>|<w:drawing[ >](?:(?!<\/?w:drawing[ >])[^])*<w:txbxContent>[^]*?<\/w:txbxContent>(?:(?!<w:drawing[ >])[^])*?<\/w:drawing>/g;
  return xml.replace(drawings, (drawing) => {
    const boxes = drawing.match(/<w:txbxContent>[^]*?<\/w:txbxContent>/g) ?? [];
    const isRead = boxes.length === 0 || /<mc:Fallback>[^]*<w:txbxContent>/.test(drawing);
    return isRead ? drawing : `<w:pict>${boxes.join("")}</w:pict>`;
  });
}

/** Describes, for editors, the loss that a message of the library reports. */
function lossesIn(message: string): string[] {
  const [, style] = /^Unrecognised (?:paragraph|run) style: '(.+?)' \(Style ID/.exec(message) ?? [];
  if (style !== undefined) return [`the formatting of the style “${style}”`];
  const [, element] = /^An unrecognised element was ignored: (?:\{.*\})?(.+)$/.exec(message) ?? [];
  if (element !== undefined)
    return [/^(?:m:)?oMath/.test(element) ? "a formula" : `an element that Word calls “${element}”`];
  if (message.startsWith("could not read external image"))
    return ["a picture that is only linked (insert the picture into the document)"];
  return /^Image of type image\/\S*[ew]mf/.test(message)
    ? ["a picture in a Windows format, EMF or WMF (insert the picture again as PNG or JPEG)"]
    : [];
}

// Word marks automatic descriptions, in its own language. Only a person can write a good description.
const automaticDescription =
  /automatically generated|AI-generated|automatisch generiert|generad[ao] automáticamente|générée? automatiquement/i;

/** Removes the alternative texts that Word has generated. */
function removeAutomaticDescriptions(root: Root, leftOut: string[]): void {
  for (const image of elementsIn(root, "img").filter((image) =>
    automaticDescription.test(propertyOf(image, "alt")),
  )) {
    image.properties = { ...image.properties, alt: "" };
    leftOut.push("Word’s automatic description of a picture");
  }
}

/** Removes the title from the text: a paragraph in Word's title style, or a heading or bold line at the beginning. */
function takeTitle(root: Root): string | undefined {
  const blocks = root.children.filter(
    (node) => node.type === "element" && plainTextOf(node) !== "",
  ) as Element[];
  const [firstBlock] = blocks;
  const title =
    blocks.find(({ tagName, properties }) => tagName === "h1" && properties?.["className"]) ??
    (firstBlock && isTitle(firstBlock) ? firstBlock : undefined);
  root.children = root.children.filter((node) => node !== title);
  return title && plainTextOf(title);
}

function isTitle(block: Element): boolean {
  const [boldText] = elementsIn(block, "strong");
  const isBoldLine =
    boldText !== undefined && plainTextOf(boldText) === plainTextOf(block) && plainTextOf(block).length <= 90;
  return block.tagName === "h1" || (block.tagName === "p" && isBoldLine);
}
