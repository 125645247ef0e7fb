import { strToU8, zipSync } from "fflate";

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
].join(" ");

const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** The contents of a Word document for tests. */
interface WordFile {
  /** The paragraphs and tables, in WordprocessingML. */
  readonly body: string;
  /** The texts of its footnotes, numbered from 1. */
  readonly footnotes?: readonly string[];
  /** A PNG, which `picture` shows. */
  readonly png?: Uint8Array;
  /** The type that the document states for this picture. */
  readonly pictureType?: string;
}

/**
 * Writes a paragraph.
 * @param content its text or runs
 * @param styleXml the name of its style
 */
export function paragraph(content: string, styleXml?: string): string {
  const properties = styleXml === undefined ? "" : `<w:pPr><w:pStyle w:val="${styleXml}"/></w:pPr>`;
  return `<w:p>${properties}${content.startsWith("<") ? content : run(content)}</w:p>`;
}

/** A piece of text. @param properties its formatting, such as <w:b/> */
export function run(text: string, properties = ""): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** An item of a numbered list. */
export function numberedItem(text: string): string {
  return `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(text)}</w:p>`;
}

/** A reference to a footnote. */
export function footnote(number: number): string {
  return `<w:r><w:footnoteReference w:id="${String(number)}"/></w:r>`;
}

/**
 * Writes a table.
 * @param rows its rows of cells
 */
export function table(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`;
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;
}

/** The document's picture. @param alt its alternative text */
export function picture(alt: string): string {
  return `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1" descr="${alt}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rId9"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

/** A text box, optionally with a copy of its text for old versions of Word. */
export function textBox(text: string, fallback = ""): string {
  const box = `<w:drawing><wp:anchor><w:txbxContent>${paragraph(text)}</w:txbxContent></wp:anchor></w:drawing>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${box}</mc:Choice>${fallback}</mc:AlternateContent></w:r>`;
}

/**
 * Writes a Word document (ECMA-376).
 * @returns the file's bytes
 */
export function createWordFile({
  body,
  footnotes = [],
  png,
  pictureType = "image/png",
}: WordFile): Uint8Array {
  const parts: Record<string, string | Uint8Array> = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="${pictureType}"/></Types>`,
    "_rels/.rels": relationshipsXml([["rId1", "officeDocument", "word/document.xml"]]),
    "word/_rels/document.xml.rels": relationshipsXml([
      ["rId1", "styles", "styles.xml"],
      ["rId2", "footnotes", "footnotes.xml"],
      ["rId3", "numbering", "numbering.xml"],
      ...(png === undefined ? [] : [["rId9", "image", "media/image1.png"] as const]),
    ]),
    "word/document.xml": `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    "word/styles.xml": `<w:styles ${namespaces}>${styles.map(styleXml).join("")}</w:styles>`,
    "word/numbering.xml": `<w:numbering ${namespaces}><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
    "word/header1.xml": `<w:hdr ${namespaces}>${paragraph("Sample Ministry")}</w:hdr>`,
    "word/footnotes.xml": `<w:footnotes ${namespaces}>${footnotes
      .map(
        (text, index) =>
          `<w:footnote w:id="${String(index + 1)}">${paragraph(text, "FootnoteText")}</w:footnote>`,
      )
      .join("")}</w:footnotes>`,
    ...(png !== undefined && { "word/media/image1.png": png }),
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === "string" ? strToU8(part) : part]),
    ),
  );
}

const styles = [
  ["Title", "Title"],
  ["Heading1", "heading 1"],
  ["Heading2", "heading 2"],
  ["TOC1", "toc 1"],
  ["Quote", "Quote"],
  ["FootnoteText", "footnote text"],
  ["Fancy", "Fancy Box"],
] as const;

function styleXml([id, name]: readonly [string, string]): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;
}

function relationshipsXml(list: readonly (readonly [id: string, type: string, target: string])[]): string {
  const entries = list.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join("")}</Relationships>`;
}
