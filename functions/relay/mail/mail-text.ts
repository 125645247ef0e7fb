import { dayInWords, fullDay, momentInWords } from "../../../src/calendar/words";
import { isDay } from "../../../src/forms/booking/schema";
import type { FieldValue, FieldWords, Form, FormField, Payload } from "../forms/form";
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
 * The mail's text: what was filled in under the form's own labels, then the reference. A paragraph stays one line,
 * and the reader's screen breaks it: lines broken by hand are ragged on a phone.
 */
export function composeText<P extends Payload>(
  form: Form<P>,
  payload: P,
  reference: string,
  at: Date,
): string {
  const received = momentInWords(at.toISOString(), siteLanguage, moment);
  const end = `Reference: ${reference}\nReceived: ${received}`;
  return `${composeAnswers(form, payload)}\n\n${end}\n`;
}

/** What was filled in, under the form's own labels. */
export function composeAnswers<P extends Payload>({ words, fields }: Form<P>, payload: Payload): string {
  const entries = fields.map((field) => describe(field, words.inputs[field.name], payload[field.name]));
  const lines = entries.flatMap((entry) => (entry !== undefined && "line" in entry ? [entry.line] : []));
  const blocks = entries.flatMap((entry) => (entry !== undefined && "block" in entry ? [entry.block] : []));
  return [lines.join("\n"), ...blocks].join("\n\n");
}

/** A field that takes a line stands with its kind at the top; the others follow as blocks of their own. */
type Entry = { line: string } | { block: string };

function describe(
  field: FormField<string>,
  words: FieldWords | undefined,
  value: FieldValue,
): Entry | undefined {
  const label = fillFacts(field.label ?? words?.label ?? field.name);
  // A request that does not say so is confidential: see isConfidential.
  if (field.control === "checkbox") return { line: `${label}: ${value === false ? "no" : "yes"}` };
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
  // A visitor's own braces stay as they are.
  return chosen ? fillFacts(chosen.label) : text;
}
