import { createHash } from "node:crypto";
import { endpointOf } from "../../src/forms/endpoint";
import { isConfidential, type Payload } from "../../src/forms/fields";
import { escapeHtml } from "../../src/words/escape-html";
import { pluralForm } from "../../src/words/numbers";
import type { Failure } from "./answer";
import { fieldMarkup, filled, hiddenField } from "./page-field";
import { pageStyle } from "./page-style";
import { keyField, unconfirmedField } from "./request";
import { securityHeaders } from "./security-headers";
import { homeLink, ministryName, newTab, siteLanguage, type WordedForm } from "./words";

/** The data of a page for a visitor without script. */
interface FormPage {
  outcome: Failure;
  /** What was typed. If it could not be read, the page has no form, and the browser's Back button leads to it. */
  payload: Payload | undefined;
  /** The draft's key, for sending the same draft again. */
  key: string | undefined;
  /** Whether the mail server did not confirm the draft, at this attempt or an earlier one. */
  isUnconfirmed: boolean;
  /** In how many seconds the form may be sent again, if there is a limit. */
  retryAfter: number | undefined;
}

/** The headers of such a page. Its policy allows nothing but its style. */
export const pageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": `${securityHeaders["Content-Security-Policy"]}; style-src 'sha256-${createHash("sha256").update(pageStyle).digest("base64")}'`,
  // With "no-referrer" a browser would post this form with "Origin: null" (Fetch, 3.2), and one that sends no
  // Sec-Fetch-Site would be refused.
  "Referrer-Policy": "same-origin",
};

/** Renders the page that answers a form posted without script, with the whole form and everything that was typed. */
export function formPage(form: WordedForm, page: FormPage): string {
  const { outcome, payload, retryAfter = 0 } = page;
  const { words } = form;
  const errors = outcome === "invalid" ? errorWords(form, payload) : undefined;
  const { title } = errors ? words.correction : words.failure;
  const minutes = Math.ceil(retryAfter / 60);
  return `<!doctype html>
<html lang="${escapeHtml(siteLanguage)}">
<head>
<meta charset="utf-8">
<title>${filled(title)} | ${escapeHtml(ministryName)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${pageStyle}</style>
</head>
<body>
<header><a href="/" aria-label="${filled(homeLink)}">${escapeHtml(ministryName)}</a></header>
<main>
<h1>${filled(title)}</h1>
${errors ? correctionsMarkup(words, errors) : outcomeMarkup(form, page)}
${minutes > 0 ? `<p>${filled(pluralForm(words.direct.limited, minutes, siteLanguage), { minutes })}</p>` : ""}
${payload ? formMarkup(form, page, payload, errors) : ""}
<p><a href="/contact">${filled(words.back)}</a></p>
</main>
</body>
</html>
`;
}

/** What to correct in a payload, in the form's own words, by field; "" is the payload as a whole. */
function errorWords({ words, errorsOf }: WordedForm, payload: unknown): Record<string, string> {
  const entries = Object.entries(errorsOf(payload)).map(([field, key]) => {
    // Errors that the site's own forms cannot cause have no words of their own, such as an unknown field.
    const text = (key && words.inputs[field]?.errors?.[key]) ?? words.correction.title;
    return [field, filled(text)];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

function correctionsMarkup(
  { correction, errorSummary }: WordedForm["words"],
  errors: Readonly<Record<string, string>>,
): string {
  const items = Object.entries(errors).map(([field, text]) =>
    field === "" ? `<li>${text}</li>` : `<li><a href="#${escapeHtml(field)}">${text}</a></li>`,
  );
  const summary = filled(pluralForm(errorSummary, items.length, siteLanguage), { count: items.length });
  return `<p>${filled(correction.text)}</p>\n<p>${summary}</p>\n<ul>\n${items.join("\n")}\n</ul>`;
}

/**
 * Says whether the message was sent, and where else to write. A confidential message names no mail address, since more
 * people read that mail; one that was not read counts as confidential.
 */
function outcomeMarkup(form: WordedForm, { outcome, payload, isUnconfirmed }: FormPage): string {
  const { words, address } = form;
  const isPrivate = isConfidential(form, payload ?? {});
  const reasons: Partial<Record<Failure, string | undefined>> = isPrivate
    ? { honeypot: words.honeypotConfidential, unconfigured: words.unavailable }
    : { honeypot: words.honeypot };
  const link = isPrivate ? "" : ` <a href="mailto:${escapeHtml(address)}">${escapeHtml(address)}</a>`;
  const [not, unknown] = isPrivate
    ? [words.withoutMail, words.withoutMailUnconfirmed]
    : [words.direct.text, words.direct.unconfirmed];
  const reason = filled(reasons[outcome] ?? words.failure.text);
  return `<p>${reason}</p>\n<p>${payload ? filled(isUnconfirmed ? unknown : not) : ""}${link}</p>`;
}

function formMarkup(
  { name, fields, words }: WordedForm,
  { key, isUnconfirmed }: FormPage,
  payload: Payload,
  errors: Readonly<Record<string, string>> = {},
): string {
  const { others, emergency, privacyLink } = words;
  const links = emergency?.links.map(
    ({ label, href }) => `<a href="${escapeHtml(href)}">${filled(label)}</a>`,
  );
  const parts = [
    others && `<p>${filled(others)}</p>`,
    emergency && `<p>${filled(emergency.text)}</p>`,
    links?.length && `<p class="links">${links.join("\n")}</p>`,
    ...Object.entries(fields).map(([field, one]) =>
      fieldMarkup(words, field, one, payload[field], errors[field]),
    ),
    key !== undefined && hiddenField(keyField, key),
    isUnconfirmed && hiddenField(unconfirmedField, "true"),
  ];
  return `<form method="post" action="${endpointOf(name)}" accept-charset="utf-8" novalidate>
${parts.filter(Boolean).join("\n")}
<button type="submit">${filled(words.submit)}</button>
<p class="hint">${filled(words.privacy)} ${
    // In a new tab: this page answers a POST, and Back might not restore what was typed.
    `<a href="${escapeHtml(privacyLink.href)}" target="_blank" rel="noopener">${filled(privacyLink.label)} ${filled(newTab)}</a>`
  }</p>
</form>`;
}
