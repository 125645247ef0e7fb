import { mailLink } from "../../../src/forms/schema/mail-link";
import { escapeHtml } from "../../../src/words/escape-html";
import type { Form, Payload } from "../forms/form";
import { composeAnswers } from "../mail/mail-text";
import { escapeText } from "./escape-text";
import { fillFacts } from "../site";

/**
 * Renders the alternative to sending the form again: a mail link with everything that was typed. A confidential
 * payload has no such link, since more people would read that mail.
 * @param payload what was typed; if unknown, it counts as confidential in a form with confidential payloads
 * @param isUnconfirmed whether the mail server did not confirm a message that it may have accepted
 */
export function fallbackContactMarkup<P extends Payload>(
  form: Form<P>,
  payload: Payload | undefined,
  isUnconfirmed: boolean,
): string {
  const { address, confidential, words } = form;
  if (confidential?.appliesTo(payload ?? {})) {
    const { withoutMail, withoutMailUnconfirmed } = confidential;
    return payload ? `<p>${escapeText(isUnconfirmed ? withoutMailUnconfirmed : withoutMail)}</p>` : "";
  }
  const { href } = mailLink({
    to: address,
    subject: fillFacts(words.mailSubject),
    body: payload ? composeAnswers(form, payload) : "",
    shortened: fillFacts(words.direct.shortened),
  });
  const link = `<a href="${escapeHtml(href)}">${escapeText(words.direct.label)} (${escapeHtml(address)})</a>`;
  const { text, unconfirmed } = words.direct;
  return payload ? `<p>${escapeText(isUnconfirmed ? unconfirmed : text)} ${link}</p>` : `<p>${link}</p>`;
}
