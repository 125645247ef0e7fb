import { readFlame } from "../../src/gatsby/drawings";
import { escapeHtml } from "../../src/text/escape-html";
import type { GuideSource, GuideTexts } from "./sources";
import { style } from "./style";

/** Formats a CSS string. */
function quoteCss(text: string): string {
  return `"${text.replace(/[\\"]/g, "\\$&")}"`;
}

/** Creates a guide's HTML document: a cover, the text, an imprint. */
export function guideHtml(guide: GuideSource, html: string, texts: GuideTexts, fonts: string): string {
  // In the lower half of a letter-size sheet.
  const flame = readFlame(guide.name, 'aria-hidden="true"', [6, 11]).replace(
    /viewBox="[^"]*"/,
    'viewBox="1348 -2120 4736 6128"',
  );
  const footText = quoteCss(`${guide.title} · ${texts.ministry}`);
  return `<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(guide.title)}</title>
<style>${fonts}</style>
<style>${style.replaceAll("var(--foot)", () => footText)}</style>
</head>
<body>
<header class="cover">${flame}<div>
<p class="label">${escapeHtml(texts.cover)}</p>
<h1>${escapeHtml(guide.title)}</h1>
<p class="subtitle">${escapeHtml(guide.subtitle)}</p>
<p class="audience">${escapeHtml(guide.audience)}</p>
</div></header>
<main class="${guide.chapters}">${html}</main>
<footer class="imprint"><p>${escapeHtml(texts.imprint)}</p></footer>
</body>
</html>`;
}
