import { createHash } from "node:crypto";
import { endpointOf } from "../../src/forms/endpoint";
import { isConfidential, type Payload } from "../../src/forms/fields";
import { escapeHtml } from "../../src/words/escape-html";
import { pluralForm, type PluralForms } from "../../src/words/plural";
import { fieldMarkup } from "./page-field";
import { pageStyle } from "./page-style";
import { keyField, unconfirmedField } from "./request";
import { securityHeaders } from "./security-headers";
import { fillFacts, homeLink, ministryName, newTab, siteLanguage } from "./site";
import type { WordedForm } from "./words";

/** One thing to correct. */
export interface Correction {
  /** The field's name; "" for the payload as a whole. */
  field: string;
  /** What to do, in the form's own words. */
  words: string;
}

/** The data of a page for a visitor without script. */
export interface FormPage {
  /** Heading and text: what to correct, or that the message could not be delivered. */
  title: string;
  text: string;
  /** Absent if nothing that was typed is wrong. */
  corrections?: readonly Correction[] | undefined;
  /** What was typed. If it could not be read, the page has no form, and the browser's Back button leads to it. */
  payload?: Payload | undefined;
  /** The draft's key, for sending the same draft again. */
  key?: string | undefined;
  /** Whether the mail server did not confirm the draft, at this attempt or an earlier one. */
  isUnconfirmed: boolean;
  /** In how many seconds the form may be sent again, if there is a limit. */
  retryAfter?: number | undefined;
}

/** The headers of such a page. Its policy allows nothing but its style. */
export function pageHeaders(): Record<string, string> {
  const hash = createHash("sha256").update(pageStyle).digest("base64");
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": `${securityHeaders["Content-Security-Policy"]}; style-src 'sha256-${hash}'`,
    // With "no-referrer" a browser would post this form with "Origin: null" (Fetch, 3.2), and one that sends no
    // Sec-Fetch-Site would be refused.
    "Referrer-Policy": "same-origin",
  };
}

/** Renders the page that answers a form posted without script, with the whole form and everything that was typed. */
export function formPage(form: WordedForm, page: FormPage): string {
  const { title, text, corrections, payload, retryAfter } = page;
  const { words } = form;
  const minutes = retryAfter === undefined ? 0 : Math.ceil(retryAfter / 60);
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
<p>${filled(text)}</p>
${corrections ? correctionsMarkup(words.errorSummary, corrections, payload !== undefined) : outcomeMarkup(form, page)}
${minutes > 0 ? `<p>${counted(words.direct.limited, "minutes", minutes)}</p>` : ""}
${payload ? formMarkup(form, page, payload) : ""}
<p><a href="/contact">${filled(words.back)}</a></p>
</main>
</body>
</html>
`;
}

/** Renders a text of content: fills its placeholders and escapes it. */
function filled(text: string): string {
  return escapeHtml(fillFacts(text));
}

function counted(forms: PluralForms, name: string, count: number): string {
  return escapeHtml(fillFacts(pluralForm(forms, count, siteLanguage), { [name]: count }));
}

function formMarkup({ name, fields, words }: WordedForm, page: FormPage, payload: Payload): string {
  const { corrections = [], key, isUnconfirmed } = page;
  const inputs = Object.entries(fields).map(([field, one]) => {
    const error = corrections.find((correction) => correction.field === field)?.words;
    return fieldMarkup(words, field, one, payload[field], error);
  });
  const { label, href } = words.privacyLink;
  // In a new tab: this page answers a POST, and Back might not restore what was typed.
  const privacyLink = `<a href="${escapeHtml(href)}" target="_blank" rel="noopener">${filled(label)} ${filled(newTab)}</a>`;
  return `<form method="post" action="${endpointOf(name)}" accept-charset="utf-8" novalidate>
${notesMarkup(words)}${inputs.join("\n")}
${key === undefined ? "" : `<input type="hidden" name="${keyField}" value="${escapeHtml(key)}">`}
${isUnconfirmed ? `<input type="hidden" name="${unconfirmedField}" value="true">` : ""}
<button type="submit">${filled(words.submit)}</button>
<p class="hint">${filled(words.privacy)} ${privacyLink}</p>
</form>`;
}

/** What a person should read before they write. */
function notesMarkup({ others, emergency }: WordedForm["words"]): string {
  const links = emergency?.links.map(
    ({ label, href }) => `<a href="${escapeHtml(href)}">${filled(label)}</a>`,
  );
  return [
    others && `<p>${filled(others)}</p>\n`,
    emergency && `<p>${filled(emergency.text)}</p>\n`,
    links?.length && `<p class="links">${links.join("\n")}</p>\n`,
  ]
    .filter(Boolean)
    .join("");
}

function correctionsMarkup(
  summary: PluralForms,
  corrections: readonly Correction[],
  isLinked: boolean,
): string {
  const items = corrections.map(({ field, words }) =>
    isLinked && field !== ""
      ? `<li><a href="#${escapeHtml(field)}">${escapeHtml(words)}</a></li>`
      : `<li>${escapeHtml(words)}</li>`,
  );
  return `<p>${counted(summary, "count", corrections.length)}</p>\n<ul>\n${items.join("\n")}\n</ul>`;
}

/**
 * Says whether the message was sent, and where else to write. A confidential message names no mail address, since more
 * people read that mail; one that was not read counts as confidential.
 */
function outcomeMarkup(form: WordedForm, { payload, isUnconfirmed }: FormPage): string {
  const { words, address } = form;
  const isPrivate = isConfidential(form, payload ?? {});
  const { withoutMail = "", withoutMailUnconfirmed = "", direct } = words;
  const link = isPrivate ? "" : ` <a href="mailto:${escapeHtml(address)}">${escapeHtml(address)}</a>`;
  const [not, unknown] = isPrivate
    ? [withoutMail, withoutMailUnconfirmed]
    : [direct.text, direct.unconfirmed];
  return payload ? `<p>${filled(isUnconfirmed ? unknown : not)}${link}</p>` : `<p>${link}</p>`;
}
