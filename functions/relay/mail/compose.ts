import type { Draft } from "../draft";
import type { Form, Payload } from "../forms/form";
import { MailMessage } from "./mail-message";
import { composeText } from "./mail-text";
import { plainLine } from "./plain-text";

/** A mail that is ready to send, the same bytes at every attempt. */
export interface Mail {
  /** The envelope (RFC 5321): fixed addresses, whatever the message's headers say. */
  from: string;
  to: readonly string[];
  /** The message (RFC 5322), in 7-bit characters. */
  raw: Buffer;
}

/** The data of a mail besides the payload. */
export interface MessageContext {
  /** Gives the mail the same Message-ID and subject however often the draft is sent. */
  draft: Draft;
  /** The sender's display name. */
  senderName: string;
  from: string;
  to: readonly string[];
  /** When the request came in. */
  at: Date;
}

/** Composes a plain-text mail. The visitor is in Reply-To: to pass SPF, From must be an address of the site. */
export async function composeMail<P extends Payload>(
  form: Form<P>,
  payload: P,
  { draft: { id, reference }, senderName, from, to, at }: MessageContext,
): Promise<Mail> {
  const { name, address } = form.replyTo(payload);
  const message = new MailMessage()
    .setHeader({
      From: { name: senderName, address: from },
      To: [...to],
      // An object, since in a string a comma would separate two addresses.
      "Reply-To": { name: plainLine(name), address },
      Subject: `${form.subject} [${reference}]`,
      "Message-ID": `<${form.name}.${id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
      Date: at,
    })
    .setContent(composeText(form, payload, reference, at));
  return { from, to, raw: await message.build() };
}
