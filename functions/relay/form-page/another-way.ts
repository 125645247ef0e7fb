import { mailLink } from "../../../src/forms/schema/mail-link";
import { escapeHtml } from "./escape-html";
import type { Form, Payload } from "../forms/form";
import { composeAnswers } from "../mail/mail-text";
import { say } from "./say";
import { fillFacts } from "../site";

/**
 * What a visitor without script can do with their words beside sending them again: a mail that holds them already,
 * or, where more people would read that mail than may, none.
 * @param payload what was typed; where that is not known, it counts as confidential in a form that can be
 * @param isUnconfirmed whether it may have arrived, although nobody said so
 */
export function anotherWayMarkup<P extends Payload>(
  form: Form<P>,
  payload: Payload | undefined,
  isUnconfirmed: boolean,
): string {
  const { address, confidential, words } = form;
  if (confidential?.holds(payload ?? {})) {
    const { withoutMail, withoutMailUnconfirmed } = confidential;
    return payload ? `<p>${say(isUnconfirmed ? withoutMailUnconfirmed : withoutMail)}</p>` : "";
  }
  const { href } = mailLink({
    to: address,
    subject: fillFacts(words.mailSubject),
    body: payload ? composeAnswers(form, payload) : "",
    shortened: fillFacts(words.direct.shortened),
  });
  const link = `<a href="${escapeHtml(href)}">${say(words.direct.label)} (${escapeHtml(address)})</a>`;
  const { text, unconfirmed } = words.direct;
  return payload ? `<p>${say(isUnconfirmed ? unconfirmed : text)} ${link}</p>` : `<p>${link}</p>`;
}
