import { readFileSync } from "node:fs";
import { flameOf } from "../../src/theme/page-flames";
import { escapeHtml } from "../../src/text/escape-html";
import type { GuideSource, GuideTexts } from "./sources";
import { style } from "./style";

/** Formats a CSS string. */
function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, "\\$&")}"`;
}

/** A page's flame in the lower half of a letter-size sheet, still, with broader lines. */
function coverFlame(name: string): string {
  return readFileSync(`src/theme/artwork/flames/${flameOf(name)}.svg`, "utf8")
    .replace('width="1600" height="1000"', 'aria-hidden="true"')
    .replace(/viewBox="[^"]*"/, 'viewBox="1348 -2120 4736 6128"')
    .replace(/<style>.*?<\/style>/s, "<style>.l{stroke-width:6}.h{stroke-width:11}</style>");
}

/** Creates a guide's HTML document: a cover, the text, an imprint. */
export function guideDocument(guide: GuideSource, html: string, texts: GuideTexts, fonts: string): string {
  const foot = quoted(`${guide.title} · ${texts.ministry}`);
  return `<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(guide.title)}</title>
<style>${fonts}</style>
<style>${style.replaceAll("var(--foot)", () => foot)}</style>
</head>
<body>
<header class="cover">${coverFlame(guide.name)}<div>
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
