import MailComposer from "nodemailer/lib/mail-composer";
import type { Form, FormField, FormWords, Payload } from "./form";
import { plainText } from "./plain-text";

/** A mail that is ready to be handed over, the same bytes at every attempt. */
export interface Mail {
  /** The envelope (RFC 5321): fixed addresses, whatever the message's headers say. */
  from: string;
  to: readonly string[];
  /** The message (RFC 5322), in 7-bit characters. */
  raw: Buffer;
}

/** What a mail is made with beside the payload. */
export interface Postmark {
  /** The short reference in the subject and in the log. */
  reference: string;
  /** The sender's display name. */
  senderName: string;
  from: string;
  to: readonly string[];
  /** When the request came in. */
  at: Date;
}

/** Writes a payload as a mail in plain text. The visitor is in Reply-To, never in From: From must be ours to pass SPF. */
export async function composeMail<P extends Payload>(
  form: Form<P>,
  payload: P,
  { reference, senderName, from, to, at }: Postmark,
): Promise<Mail> {
  const { name, address } = form.replyTo(payload);
  const message = new MailComposer({
    from: { name: senderName, address: from },
    to: [...to],
    // An object: out of a string a comma would make two addresses.
    replyTo: { name: name.trim(), address: address.trim() },
    subject: `${form.subject} [${reference}]`,
    messageId: `<${form.name}.${reference}.${at.getTime()}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: at,
    text: composeText(form, payload, reference, at),
    textEncoding: "quoted-printable",
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { from, to, raw: await message.compile().build() };
}

/**
 * The mail's text: what was filled in under the form's own labels, then the reference. A paragraph stays one line,
 * and the reader's screen breaks it: lines broken by hand are ragged on a phone.
 */
export function composeText<P extends Payload>(
  { words, fields }: Form<P>,
  payload: P,
  reference: string,
  at: Date,
): string {
  const written = fields
    .map((field) => ({
      field,
      value: plainText(labelOfChoice(words, field.name, payload[field.name] ?? "")),
    }))
    .filter(({ value }) => value !== "");
  const lines = written.filter(({ field }) => field.control !== "textarea").map(describeIn(words, ": "));
  const texts = written.filter(({ field }) => field.control === "textarea").map(describeIn(words, ":\n\n"));
  return (
    [lines.join("\n"), ...texts, `Reference: ${reference}\nReceived: ${inWords(at)}`].join("\n\n") + "\n"
  );
}

interface Written {
  field: FormField<string>;
  value: string;
}

function describeIn(words: FormWords, between: string): (written: Written) => string {
  return ({ field, value }) =>
    `${words.inputs[field.name]?.label ?? field.label ?? field.name}${between}${value}`;
}

function labelOfChoice({ inputs }: FormWords, name: string, value: string): string {
  return inputs[name]?.options?.find((option) => option.value === value)?.label ?? value;
}

function inWords(at: Date): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone: "America/New_York",
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  })
    .format(at)
    .replace(/\u202f/g, " ");
}
