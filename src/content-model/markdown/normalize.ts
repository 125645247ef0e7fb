import { components } from "./components";
import { fromDialects } from "./dialects";
import { outsideCode, outsideFences } from "./outside-code";

/**
 * Converts the output of other programs to standard Markdown. Line numbers do not change, so that messages can refer
 * to lines of the file.
 * @param body the text below a file's fields
 * @returns Markdown with HTML
 */
export function normalizeSource(body: string): string {
  const clean = body
    .replace(/\r\n?/g, "\n")
    // Line breaks that word processors insert within a paragraph.
    .replace(/[\v\u2028\u2029]/g, " ")
    .replace(unseen, "");
  const lines = outsideFences(clean, (part) => part.split("\n").map(normalizeLine).join("\n"));
  return outsideCode(fromDialects(lines), (part) =>
    part.replace(componentTag, asPair).replace(strongWithSpace, "**$1** "),
  );
}

/**
 * Control characters, zero-width spaces and bidirectional controls. Joiners are kept, since Persian words and emoji
 * need them.
 */
const unseen = /(?![\t\n])\p{Cc}|[\u200B\u2060\uFEFF\u202A-\u202E]/gu;

/** Strong words with a space before the last asterisks; pandoc writes a backslash before it. CommonMark sees none. */
const strongWithSpace =
  /(?<![\p{L}\p{N}\\*])\*\*(?=[^\s*])([^*\n]*[^\s*\\])(?:\\?[ \u00A0])+\*\*(?![\p{L}\p{N}*])/gu;

/** One tag of a component, possibly over several lines. The character > within quotation marks does not end it. */
const componentTag = new RegExp(
  `<(${components.map(({ name }) => name).join("|")})(?=[\\s/])((?:"[^"]*"|'[^']*'|[“”„][^“”<>]*[“”]|[^<>"'])*?)(/?)>`,
  "gi",
);

// HTML has no self-closing components: without an end tag they would enclose the text that follows. Attribute values
// need straight quotation marks.
function asPair(_written: string, name: string, attributes: string, slash: string): string {
  const straight = attributes.replace(/=\s*[“”„]([^“”]*)[“”]/g, (_found, value: string) => {
    return `="${value.replaceAll('"', "&quot;")}"`;
  });
  return slash === "" ? `<${name}${straight}>` : `<${name}${straight}></${name}>`;
}

function normalizeLine(line: string): string {
  return (
    line
      // A line of non-breaking spaces becomes empty.
      .replace(/^[\s\u00A0]+$/, "")
      // Word's bullets.
      .replace(/^([\s>]*)(?:[•▪◦‣●\uF0A7\uF0B7]|·(?=\s))[\s\u00A0]*(?=\S)/, "$1- ")
      // Headings without a space (##Heading), and a non-breaking space or tab after a heading or list marker.
      .replace(/^([\s>]{0,3}#{2,6})(?=[\p{L}“"*])/u, "$1 ")
      .replace(/^([\s>]*(?:#{1,6}|[-+*]|\d{1,9}[.)]))[\u00A0\t]+(?=\S)/, "$1 ")
  );
}
