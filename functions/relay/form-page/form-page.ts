import { endpointOf } from "../../../src/forms/schema/endpoint";
import { noAnswerInTime } from "../../../src/forms/schema/statuses";
import type { Answer } from "../answer/answer";
import { anotherWayMarkup } from "./another-way";
import { escapeHtml } from "./escape-html";
import type { Form, FormNote, Payload } from "../forms/form";
import { fieldMarkup } from "./field";
import type { Correction } from "../forms/judge";
import { pagePolicy, pageStyle } from "./page-style";
import { keyField } from "../request/idempotency";
import { say } from "./say";
import { homeLink, fillFacts, ministryName, siteLanguage } from "../site";

/** What a page says to a visitor without script. */
export interface FormPage {
  status: number;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Headline and text: either what to correct, or that it could not be delivered. */
  words: { title: string; text: string };
  corrections: readonly Correction[];
  /** What was typed; without it (it could not be read) the page has no form. */
  payload?: Payload;
  /** The draft's key, with which the same words may come again. */
  key?: string | undefined;
}

/** Answers a form that was posted without script with a page that carries the whole form again, nothing lost. */
export function formPageAnswer<P extends Payload>(form: Form<P>, page: FormPage): Answer {
  return {
    status: page.status,
    headers: {
      ...page.headers,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": pagePolicy(),
      // With "no-referrer" a browser would post this form with "Origin: null" (Fetch, 3.2). Some say nothing else of
      // where it comes from, and would be refused.
      "Referrer-Policy": "same-origin",
    },
    body: documentMarkup(form, page),
  };
}

function documentMarkup<P extends Payload>(
  form: Form<P>,
  { status, words: { title, text }, corrections, payload, key }: FormPage,
): string {
  const { name, words, fields } = form;
  const controls = (payload ? fields : [])
    .map((field) => fieldMarkup(words, field, payload?.[field.name], errorOf(field.name, corrections)))
    .join("\n");
  const notes = (words.notes ?? []).map(noteMarkup).join("");
  const formMarkup = `<form method="post" action="${endpointOf(name)}" accept-charset="utf-8" novalidate>
${notes}${controls}${keyMarkup(key)}
<button type="submit">${say(words.submit)}</button>
<p class="hint">${say(words.privacy)} <a href="${escapeHtml(words.privacyLink.href)}">${say(words.privacyLink.label)}</a></p>
</form>`;
  return `<!doctype html>
<html lang="${escapeHtml(siteLanguage)}">
<head>
<meta charset="utf-8">
<title>${say(title)} | ${escapeHtml(ministryName)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${pageStyle}</style>
</head>
<body>
<header><a href="/" aria-label="${say(homeLink)}">${escapeHtml(ministryName)}</a></header>
<main>
<h1>${say(title)}</h1>
<p>${say(text)}</p>
${summaryMarkup(words.errorSummary, corrections, payload !== undefined)}
${payload ? formMarkup : ""}
${corrections.length > 0 ? "" : anotherWayMarkup(form, payload, status === noAnswerInTime)}
<p><a href="/contact">${say(words.back)}</a></p>
</main>
</body>
</html>
`;
}

function keyMarkup(key: string | undefined): string {
  return key === undefined ? "" : `\n<input type="hidden" name="${keyField}" value="${escapeHtml(key)}">`;
}

function noteMarkup({ text, links = [] }: FormNote): string {
  const anchors = links.map(({ label, href }) => `<a href="${escapeHtml(href)}">${say(label)}</a>`);
  const ways = anchors.length > 0 ? `<p class="links">${anchors.join("\n")}</p>\n` : "";
  return `<p>${say(text)}</p>\n${ways}`;
}

function summaryMarkup(
  { one, other }: { one: string; other: string },
  corrections: readonly Correction[],
  linked: boolean,
): string {
  if (corrections.length === 0) return "";
  const count = corrections.length;
  const items = corrections.map(({ field, words }) =>
    linked && field !== ""
      ? `<li><a href="#${escapeHtml(field)}">${escapeHtml(words)}</a></li>`
      : `<li>${escapeHtml(words)}</li>`,
  );
  return `<p>${escapeHtml(fillFacts(count === 1 ? one : other, { count }))}</p>\n<ul>\n${items.join("\n")}\n</ul>`;
}

function errorOf(name: string, corrections: readonly Correction[]): string | undefined {
  return corrections.find(({ field }) => field === name)?.words;
}
