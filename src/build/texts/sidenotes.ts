import { DomUtils, parseDocument } from "htmlparser2";

type Element = ReturnType<typeof DomUtils.findAll>[number];
type Node = Element["children"][number];

/**
 * Copies each footnote behind the first reference to it, for screens wide enough for sidenotes. The copy is hidden
 * from assistive technology and on narrower screens, which use the footnotes at the end.
 * @param html a text with footnotes as remark-rehype writes them
 * @returns the text with `<span class="sidenote" aria-hidden="true">` behind the marks, and the ways back without arrows
 */
export function withSidenotes(html: string): string {
  if (!html.includes("data-footnotes")) return html;
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const noted = new Set<string>();
  let result = "";
  let copied = 0;
  for (const mark of DomUtils.findAll(isMark, document.children)) {
    const id = decodeURIComponent(mark.attribs["href"]?.replace(/^#/, "") ?? "");
    const note = DomUtils.getElementById(id, document.children);
    const words = note === null || noted.has(id) || !standsInText(mark) ? undefined : wordsOf(note, html);
    if (words === undefined) continue;
    noted.add(id);
    const place =
      mark.parent !== null && DomUtils.isTag(mark.parent) && mark.parent.name === "sup" ? mark.parent : mark;
    const end = (place.endIndex ?? 0) + 1;
    const number = DomUtils.textContent(mark);
    result += `${html.slice(copied, end)}<span class="sidenote" aria-hidden="true"><sup>${number}</sup> ${words}</span>`;
    copied = end;
  }
  return (result + html.slice(copied)).replace(arrows, "$1");
}

// Phones draw this arrow as an emoji, and the site's fonts have none: the style sheet adds one (footnote-style.ts).
const arrows = /(<a\b[^>]* data-footnote-backref[^>]*>)↩/g;

function isMark({ attribs }: Element): boolean {
  return attribs["data-footnote-ref"] !== undefined;
}

// A sidenote may stand in a paragraph or a list item; in a table or a caption it would be clipped.
function standsInText(mark: Element): boolean {
  for (let node: Element["parent"] = mark.parent; node !== null; node = node.parent)
    if (DomUtils.isTag(node) && /^(?:table|figure|summary|h[1-6]|dt)$/.test(node.name)) return false;
  return true;
}

// A note that contains more than paragraphs (a list, a quotation) is not copied.
function wordsOf(note: Element, html: string): string | undefined {
  const blocks = note.children.filter((child) => DomUtils.textContent(child).trim() !== "");
  const paragraphs = blocks.filter((block) => DomUtils.isTag(block)).filter(({ name }) => name === "p");
  if (paragraphs.length !== blocks.length) return undefined;
  return paragraphs.map(({ children }) => copyOf(children, html)).join("<br>");
}

// Links in the copy are not focusable, since the keyboard reaches those in the note itself; ids must be unique.
function copyOf(children: readonly Node[], html: string): string {
  return children
    .filter((child) => !(DomUtils.isTag(child) && child.attribs["data-footnote-backref"] !== undefined))
    .map(({ startIndex, endIndex }) => html.slice(startIndex ?? 0, (endIndex ?? 0) + 1))
    .join("")
    .replaceAll(/ id="[^"]*"/g, "")
    .replaceAll("<a ", '<a tabindex="-1" ')
    .trim();
}
