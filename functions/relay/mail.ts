import type { SendMailOptions } from "nodemailer";
import facts from "../../content/facts.json";
import site from "../../content/site.json";
import { formatDay, fullDayFormat, formatMoment } from "../../src/calendar/format-dates";
import { isDay, isTicked, type Field, type FieldValue, type Payload } from "../../src/forms/fields";
import { withColon } from "../../src/text/with-colon";
import type { MessageIds } from "./identifiers";
import { fillFacts, type FormWithTexts } from "./texts";

/** The data of a mail besides the payload. */
interface MailContext {
  ids: MessageIds;
  from: string;
  to: readonly string[];
  receivedAt: Date;
}

/**
 * Composes a plain-text mail. The visitor is in Reply-To: to pass SPF, From must be an address of the site. The subject
 * is constant, because people who do not read the mail may see it.
 */
export function composeMail(
  form: FormWithTexts,
  payload: Payload,
  { ids: { id, reference }, from, to, receivedAt }: MailContext,
): SendMailOptions {
  const { mail } = form.texts;
  // Mail programs would decode a name with "=?" as an encoded word (RFC 2047).
  const visitor = plainLine(String(payload["name"])).replaceAll("=?", "= ?");
  const receivedText = formatMoment(receivedAt.toISOString(), site.language, momentFormat);
  const closing = `${mail.reference}: ${reference}\n${mail.received}: ${receivedText}`;
  return {
    from: { name: fillFacts(site.ministry.name), address: from },
    to: [...to],
    // An object, since in a string a comma would separate two addresses.
    replyTo: { name: visitor, address: String(payload["email"]) },
    subject: `${mail.subject} [${reference}]`,
    messageId: `<${form.name}.${id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: receivedAt,
    text: `${composeAnswers(form, payload)}\n\n${closing}\n`,
    // A paragraph is one line, which the mail program wraps.
    textEncoding: "quoted-printable",
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
    // A bounce goes to MAIL_FROM and should not quote the message (RFC 3461, 4.3).
    dsn: { ret: "HDRS" },
  };
}

// Tuesday, July 14, 2026 at 6:00 PM EDT.
const momentFormat = {
  ...fullDayFormat,
  hour: "numeric",
  minute: "2-digit",
  timeZone: facts.gathering.schedule.zone,
  timeZoneName: "short",
} as const;

/** Composes the answers under the form's labels: short answers before long answers. Empty answers are left out. */
function composeAnswers(form: FormWithTexts, payload: Payload): string {
  const entries = Object.entries(form.fields).flatMap(([name, field]) => {
    const answer = answerTo(form, name, field, payload[name]);
    return answer === "" ? [] : [{ answer, isBlock: ["checkboxes", "textarea"].includes(field.control) }];
  });
  const lines = entries.filter(({ isBlock }) => !isBlock).map(({ answer }) => answer);
  const blocks = entries.filter(({ isBlock }) => isBlock).map(({ answer }) => answer);
  return [lines.join("\n"), ...blocks].join("\n\n");
}

function answerTo({ texts }: FormWithTexts, name: string, field: Field, value: FieldValue): string {
  const { control } = field;
  const input = texts.inputs[name];
  // A checkbox's own label is a sentence, and a hidden field does not have a label.
  const usesInputLabel = control !== "checkbox" && control !== "hidden";
  const label = withColon(fillFacts((usesInputLabel ? input?.label : texts.mail[name]) ?? name));
  if (control === "checkbox") return `${label} ${isTicked(field, value) ? texts.mail.yes : texts.mail.no}`;
  const answers = [value]
    .flat()
    .map((one) => answerText(control, String(one ?? ""), input?.options))
    .filter((text) => text !== "");
  if (answers.length === 0) return "";
  if (control === "checkboxes") return [label, ...answers.map((text) => `- ${text}`)].join("\n");
  return control === "textarea" ? `${label}\n\n${answers.join("\n")}` : `${label} ${answers.join(", ")}`;
}

function answerText(
  control: Field["control"],
  value: string,
  options: readonly { value: string; label: string }[] = [],
): string {
  const text = control === "textarea" ? plainText(value) : plainLine(value);
  if (control === "date" && isDay(text)) return formatDay(text, site.language, fullDayFormat);
  const chosenOption = options.find((option) => option.value === value);
  // Placeholders are filled only in the content's labels, never in a visitor's text.
  return chosenOption ? fillFacts(chosenOption.label) : text;
}

/** Normalizes a text: line breaks are LF, control characters other than tabs are removed, and it is trimmed. */
function plainText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

/** Normalizes a text of one line: a tab becomes a space. */
function plainLine(text: string): string {
  return plainText(text.replaceAll("\t", " "));
}
