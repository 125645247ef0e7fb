import MailComposer from "nodemailer/lib/mail-composer";
import type { Form, Payload } from "../forms/form";
import { composeText } from "./mail-text";
import { plainLine } from "./plain-text";

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
  /** The draft's name, where its page gave it a key: it makes the Message-ID the same however often it is sent. */
  draft?: string | undefined;
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
  { reference, draft, senderName, from, to, at }: Postmark,
): Promise<Mail> {
  const { name, address } = form.replyTo(payload);
  const message = new MailComposer({
    from: { name: senderName, address: from },
    to: [...to],
    // An object: out of a string a comma would make two addresses.
    replyTo: { name: plainLine(name), address: address.trim() },
    subject: `${form.subject} [${reference}]`,
    messageId: `<${form.name}.${draft ?? `${reference}.${at.getTime()}`}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: at,
    text: composeText(form, payload, reference, at),
    textEncoding: "quoted-printable",
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { from, to, raw: await message.compile().build() };
}
