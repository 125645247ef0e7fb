import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { isText, type Field, type TextField } from "../../src/content-model/field";
import { hasBody } from "../../src/content-model/content-type";
import { readContent } from "../../src/content-model/read";
import { writtenLength } from "../../src/content-model/validators/length";
import { fixedWords } from "./contract-tables";
import { retellMarkdown } from "./retell-markdown";
import { retellWords } from "./retell-words";

/**
 * Replaces every text of a content folder that visitors read with other words, about a third longer and with accents.
 * Texts that docs/contract.md prescribes do not change, nor do addresses, ids, choices, dates and numbers.
 * @param folder the content folder, which is changed
 */
export function retellContent(folder: string): void {
  const fixed = new Set(fixedWords().map(({ file, field }) => `${file} ${field}`));
  for (const { file, contentType, data, body } of readContent(folder).files) {
    const retold = retellField(contentType.schema, data, (path) => fixed.has(`${file} ${path}`));
    // The number of lines on a printed page of the excerpt is limited.
    const retoldBody = retellMarkdown(body ?? "", contentType.name !== "excerpt-page");
    writeFileSync(join(folder, file), hasBody(contentType) ? withFields(retold, retoldBody) : json(retold));
  }
}

/**
 * Replaces the words in the texts of a value.
 * @param field the value's description
 * @param isFixed returns whether the text at a dotted path does not change
 */
function retellField(field: Field, value: unknown, isFixed: (path: string) => boolean, path = ""): unknown {
  const below = (key: string | number) => (path === "" ? String(key) : `${path}.${String(key)}`);
  if (isText(field)) return typeof value === "string" && !isFixed(path) ? retellText(field, value) : value;
  if (field.type === "array" && Array.isArray(value))
    return value.map((entry, index) => retellField(field.items, entry, isFixed, below(index)));
  if (field.type !== "object" || typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]: [string, unknown]) => {
      const inner = field.properties[key];
      return [key, inner === undefined ? entry : retellField(inner, entry, isFixed, below(key))];
    }),
  );
}

const worded: readonly string[] = ["copy", "linked", "prose"];

function retellText(field: TextField, text: string): string {
  // A text whose pattern covers all of it is a code, such as an amount or a time of day.
  if (!worded.includes(field.format) || field.pattern.startsWith("^")) return text;
  const longer = retellWords(text);
  return writtenLength(longer, field.fills) > (field.longest ?? Infinity) ? retellWords(text, false) : longer;
}

function json(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

function withFields(data: unknown, body: string): string {
  const fields = stringify(data, {
    defaultStringType: "QUOTE_DOUBLE",
    defaultKeyType: "PLAIN",
    lineWidth: 0,
  });
  return `---\n${fields}---\n${body}`;
}
