import { createHash } from "node:crypto";
import frame from "../../content/frame.json";
import site from "../../content/site.json";
import { isConfidential } from "../../src/forms/fields";
import { fontStacks, grounds } from "../../src/theme/grounds";
import { escapeHtml } from "../../src/text/escape-html";
import { fillText } from "../../src/text/fill-text";
import { choosePluralForm } from "../../src/text/numbers";
import type { Failure } from "./outcomes";
import { type Draft, emergencyMarkup, filledHtml, formMarkup } from "./page-form";
import { securityHeaders } from "./security-headers";
import type { FormWithTexts } from "./texts";

/** The data of a page for a visitor without script. */
interface FormPage extends Draft {
  outcome: Failure;
  /** The time until the form may be sent again, if a limit is reached. */
  retryAfterSeconds: number | undefined;
}

const { paper } = grounds;

// The style is constant, because the policy allows it by its hash.
const style = `
:root { color-scheme: light; }
body { margin: 0; background: ${paper.ground}; color: ${paper.ink}; font: 1.125rem/1.55 ${fontStacks.text}; }
header, main { max-width: 40rem; margin: 0 auto; overflow-wrap: anywhere; }
header { padding: 1rem 1.25rem 0; }
header a { display: inline-flex; align-items: center; min-height: 2.75rem; color: inherit;
  font: 1.375rem/1 ${fontStacks.display}; text-decoration: none; }
main { padding: 1rem 1.25rem 4rem; }
h1 { font: 2rem/1.2 ${fontStacks.display}; }
a { color: ${paper.accent}; }
.links { margin-top: -0.5rem; }
.links a { display: inline-block; margin-right: 1.5rem; padding: 0.5rem 0; }
label { display: block; margin-top: 1.5rem; font-weight: bold; }
input, select, textarea { box-sizing: border-box; width: 100%; padding: 0.75rem; border: 1px solid ${paper.border};
  border-radius: 2px; background: ${paper.raised}; color: inherit; font: inherit; }
input[type="checkbox"] { width: 1.25rem; height: 1.25rem; margin: 0 0.5rem 0 0; vertical-align: -0.2rem; }
fieldset { margin: 1.5rem 0 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: bold; }
.choice { margin-top: 0.75rem; padding-left: 2rem; font-weight: normal; text-indent: -2rem; }
[aria-invalid] { border-color: ${paper.accent}; box-shadow: 0 0 0 1px ${paper.accent}; }
.error { margin: 0.25rem 0 0; color: ${paper.accent}; font-weight: bold; }
.hint { margin: 0.25rem 0 0; color: ${paper.muted}; }
button { margin: 2rem 0 1rem; padding: 0.875rem 1.75rem; border: 1px solid transparent; border-radius: 2px;
  background: ${paper.ink}; color: ${paper.ground}; font: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid ${paper.accent}; outline-offset: 2px; }
`;

/** The headers of an error page. The policy allows only the style above. */
export const pageHeaders = {
  "Content-Security-Policy": `${securityHeaders["Content-Security-Policy"]}; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  // With "no-referrer" a browser would post this form with "Origin: null" (Fetch, 3.2), and a browser that does
  // not send Sec-Fetch-Site would be refused.
  "Referrer-Policy": "same-origin",
};

/** Renders the page that answers a form posted without script, with the whole form and the visitor's text. */
export function formPage(form: FormWithTexts, page: FormPage): string {
  const { outcome, payload, retryAfterSeconds = 0 } = page;
  const { texts } = form;
  const errors = outcome === "invalid" ? errorTexts(form, payload) : undefined;
  const { title } = errors ? texts.correction : texts.failure;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return `<!doctype html>
<html lang="${escapeHtml(site.language)}">
<head>
<meta charset="utf-8">
<title>${filledHtml(title)} | ${filledHtml(site.ministry.name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${style}</style>
</head>
<body>
<header><a href="/" aria-label="${filledHtml(frame.homeLink)}">${filledHtml(site.ministry.name)}</a></header>
<main>
<h1>${filledHtml(title)}</h1>
${errors ? correctionsMarkup(texts, errors) : outcomeMarkup(form, page)}
${minutes > 0 ? `<p>${filledHtml(fillText(choosePluralForm(texts.direct.limited, minutes, site.language), { minutes }))}</p>` : ""}
${emergencyMarkup(form)}
${formMarkup(form, page, errors)}
<p><a href="${form.page}">${filledHtml(texts.back)}</a></p>
</main>
</body>
</html>
`;
}

/** The errors of a payload in the form's own texts, by field. "" is the whole payload. */
function errorTexts({ texts, errorsOf }: FormWithTexts, payload: unknown): Record<string, string> {
  const entries = Object.entries(errorsOf(payload)).map(([field, key]) => {
    // The content does not have texts for errors that the site's own forms cannot cause, such as an unknown field.
    const text = (key && texts.inputs[field]?.errors?.[key]) ?? texts.correction.title;
    return [field, filledHtml(text)];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

function correctionsMarkup(
  { correction, errorSummary }: FormWithTexts["texts"],
  errors: Readonly<Record<string, string>>,
): string {
  const items = Object.entries(errors).map(([field, text]) =>
    field === "" ? `<li>${text}</li>` : `<li><a href="#${escapeHtml(field)}">${text}</a></li>`,
  );
  const count = items.length;
  const summaryText = filledHtml(fillText(choosePluralForm(errorSummary, count, site.language), { count }));
  return `<p>${filledHtml(correction.text)}</p>\n<p>${summaryText}</p>\n<ul>\n${items.join("\n")}\n</ul>`;
}

/**
 * Reports whether the message was sent, and shows another way to write. For a confidential message, that is not an
 * email address, because more people read that mailbox. A message that could not be read counts as confidential.
 */
function outcomeMarkup(form: FormWithTexts, { outcome, payload, isUnconfirmed }: FormPage): string {
  const { texts } = form;
  const isPrivate = isConfidential(form, payload ?? {});
  const reasons: Partial<Record<Failure, string | undefined>> = isPrivate
    ? { honeypot: texts.honeypotConfidential, unconfigured: texts.unavailable }
    : { honeypot: texts.honeypot };
  const link = isPrivate
    ? ""
    : ` <a href="mailto:${escapeHtml(texts.address)}">${escapeHtml(texts.address)}</a>`;
  const [notSentText, unconfirmedText] = isPrivate
    ? [texts.withoutMail, texts.withoutMailUnconfirmed]
    : [texts.direct.text, texts.direct.unconfirmed];
  const reason = isUnconfirmed ? undefined : reasons[outcome];
  if (reason) return `<p>${filledHtml(reason)}${link}</p>`;
  const deliveryText = payload ? filledHtml(isUnconfirmed ? unconfirmedText : notSentText) : "";
  return `<p>${filledHtml(texts.failure.text)}</p>\n<p>${deliveryText}${link}</p>`;
}
