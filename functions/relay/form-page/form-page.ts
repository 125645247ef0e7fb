import { endpointOf } from "../../../src/forms/schema/endpoint";
import { retryMinutes } from "../../../src/forms/schema/retry-minutes";
import { pluralForm, type PluralForms } from "../../../src/words/plural";
import type { Answer } from "../answer/answer";
import { fallbackContactMarkup } from "./fallback-contact";
import { escapeHtml } from "../../../src/words/escape-html";
import type { Form, FormNote, Payload } from "../forms/form";
import { fieldMarkup } from "./field";
import type { Correction } from "../forms/corrections";
import { pagePolicy, pageStyle } from "./page-style";
import { keyField, unconfirmedField } from "../request/idempotency";
import { escapeText } from "./escape-text";
import { homeLink, fillFacts, ministryName, newTab, siteLanguage } from "../site";

/** The data of a page for a visitor without script. */
export interface FormPage {
  status: number;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Heading and text: what to correct, or that the message could not be delivered. */
  words: { title: string; text: string };
  corrections: readonly Correction[];
  /** What was typed. If it could not be read, the page has no form. */
  payload?: Payload;
  /** The draft's key, for sending the same draft again. */
  key?: string | undefined;
  /** Whether the mail server did not confirm the draft, at this attempt or an earlier one. */
  isUnconfirmed?: boolean;
}

/** Answers a form posted without script by a page with the whole form and everything that was typed. */
export function formPageAnswer<P extends Payload>(form: Form<P>, page: FormPage): Answer {
  return {
    status: page.status,
    headers: {
      ...page.headers,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": pagePolicy(),
      // With "no-referrer" a browser would post this form with "Origin: null" (Fetch, 3.2), and one that sends no
      // Sec-Fetch-Site would be refused.
      "Referrer-Policy": "same-origin",
    },
    body: documentMarkup(form, page),
  };
}

function documentMarkup<P extends Payload>(
  form: Form<P>,
  { status, headers, words: { title, text }, corrections, payload, key, isUnconfirmed = false }: FormPage,
): string {
  const { name, words, fields } = form;
  const controls = (payload ? fields : [])
    .map((field) => fieldMarkup(words, field, payload?.[field.name], errorOf(field.name, corrections)))
    .join("\n");
  const notes = (words.notes ?? []).map(noteMarkup).join("");
  const { label, href } = words.privacyLink;
  // In a new tab: this page answers a POST, and Back might not restore what was typed.
  const privacyLink = `<a href="${escapeHtml(href)}" target="_blank" rel="noopener">${escapeText(label)} ${escapeText(newTab)}</a>`;
  const formMarkup = `<form method="post" action="${endpointOf(name)}" accept-charset="utf-8" novalidate>
${notes}${controls}${hiddenMarkup(keyField, key)}${hiddenMarkup(unconfirmedField, isUnconfirmed || undefined)}
<button type="submit">${escapeText(words.submit)}</button>
<p class="hint">${escapeText(words.privacy)} ${privacyLink}</p>
</form>`;
  return `<!doctype html>
<html lang="${escapeHtml(siteLanguage)}">
<head>
<meta charset="utf-8">
<title>${escapeText(title)} | ${escapeHtml(ministryName)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${pageStyle}</style>
</head>
<body>
<header><a href="/" aria-label="${escapeText(homeLink)}">${escapeHtml(ministryName)}</a></header>
<main>
<h1>${escapeText(title)}</h1>
<p>${escapeText(text)}</p>
${summaryMarkup(words.errorSummary, corrections, payload !== undefined)}
${waitMarkup(words.direct.limited, retryMinutes(status, headers?.["Retry-After"]))}
${payload ? formMarkup : ""}
${corrections.length > 0 ? "" : fallbackContactMarkup(form, payload, isUnconfirmed)}
<p><a href="/contact">${escapeText(words.back)}</a></p>
</main>
</body>
</html>
`;
}

function hiddenMarkup(name: string, value: string | true | undefined): string {
  return value === undefined
    ? ""
    : `\n<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`;
}

function noteMarkup({ text, links = [] }: FormNote): string {
  const anchors = links.map(({ label, href }) => `<a href="${escapeHtml(href)}">${escapeText(label)}</a>`);
  const ways = anchors.length > 0 ? `<p class="links">${anchors.join("\n")}</p>\n` : "";
  return `<p>${escapeText(text)}</p>\n${ways}`;
}

function summaryMarkup(forms: PluralForms, corrections: readonly Correction[], linked: boolean): string {
  if (corrections.length === 0) return "";
  const count = corrections.length;
  const items = corrections.map(({ field, words }) =>
    linked && field !== ""
      ? `<li><a href="#${escapeHtml(field)}">${escapeHtml(words)}</a></li>`
      : `<li>${escapeHtml(words)}</li>`,
  );
  return `<p>${escapeHtml(fillFacts(pluralForm(forms, count, siteLanguage), { count }))}</p>\n<ul>\n${items.join("\n")}\n</ul>`;
}

function waitMarkup(forms: PluralForms, minutes: number | undefined): string {
  return minutes === undefined
    ? ""
    : `<p>${escapeHtml(fillFacts(pluralForm(forms, minutes, siteLanguage), { minutes }))}</p>`;
}

function errorOf(name: string, corrections: readonly Correction[]): string | undefined {
  return corrections.find(({ field }) => field === name)?.words;
}
