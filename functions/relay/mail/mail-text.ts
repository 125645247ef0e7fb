import { dayInWords, fullDay, momentInWords } from "../../../src/calendar/words";
import { isDay } from "../../../src/forms/booking/schema";
import type { FieldValue, FieldWords, Form, FormField, FormWords, Payload } from "../forms/form";
import { plainLine, plainText } from "./plain-text";
import { fillFacts, siteLanguage, siteZone } from "../site";

// Tuesday, July 14, 2026 at 6:00 PM EDT.
const moment = {
  ...fullDay,
  hour: "numeric",
  minute: "2-digit",
  timeZone: siteZone,
  timeZoneName: "short",
} as const;

/**
 * Composes the mail's text: the answers under the form's labels, then the reference. A paragraph is one line, which the
 * mail program wraps: fixed line breaks look ragged on a phone.
 */
export function composeText<P extends Payload>(
  form: Form<P>,
  payload: P,
  reference: string,
  at: Date,
): string {
  const received = momentInWords(at.toISOString(), siteLanguage, moment);
  const { mail } = form.words;
  const end = `${mail.reference}: ${reference}\n${mail.received}: ${received}`;
  return `${composeAnswers(form, payload)}\n\n${end}\n`;
}

/** Composes the answers under the form's labels; empty fields are left out. */
export function composeAnswers<P extends Payload>({ words, fields }: Form<P>, payload: Payload): string {
  const entries = fields.map((field) => describe(field, words, payload[field.name]));
  const lines = entries.flatMap((entry) => (entry !== undefined && "line" in entry ? [entry.line] : []));
  const blocks = entries.flatMap((entry) => (entry !== undefined && "block" in entry ? [entry.block] : []));
  return [lines.join("\n"), ...blocks].join("\n\n");
}

/** Fields of one line come first, together; the others follow as separate blocks. */
type Entry = { line: string } | { block: string };

function describe(
  field: FormField<string>,
  { inputs, mail }: FormWords,
  value: FieldValue,
): Entry | undefined {
  const words = inputs[field.name];
  const label = fillFacts(field.label ?? words?.label ?? field.name);
  // Only a literal false means no: see isConfidential.
  if (field.control === "checkbox") return { line: `${label}: ${value === false ? mail.no : mail.yes}` };
  const texts = [value].flat().map((each) => valueInWords(field, words, String(each ?? "")));
  const written = texts.filter((text) => text !== "");
  if (written.length === 0) return undefined;
  if (field.control === "checkboxes") {
    return { block: [`${label}:`, ...written.map((text) => `- ${text}`)].join("\n") };
  }
  if (field.control === "textarea") return { block: `${label}:\n\n${written.join("\n")}` };
  return { line: `${label}: ${written.join(", ")}` };
}

function valueInWords({ control }: FormField<string>, words: FieldWords | undefined, value: string): string {
  const text = control === "textarea" ? plainText(value) : plainLine(value);
  if (control === "date" && isDay(text)) return dayInWords(text, siteLanguage, fullDay);
  const chosen = words?.options?.find((option) => option.value === value);
  // Placeholders are filled in content's labels alone, never in a visitor's text.
  return chosen ? fillFacts(chosen.label) : text;
}
