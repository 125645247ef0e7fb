import { escapeHtml } from "../../src/words/escape-html";
import { drawCover } from "./cover";
import type { GuideSource, GuideWords } from "./sources";
import { style } from "./style";

/** Formats a CSS string. */
function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, "\\$&")}"`;
}

/**
 * Creates a guide's HTML document: a cover, the text, an imprint.
 * @param guide its titles
 * @param html its body, compiled from Markdown
 * @param words the texts that all guides share
 * @param fonts @font-face rules with embedded data
 */
export function guideDocument(guide: GuideSource, html: string, words: GuideWords, fonts: string): string {
  const foot = quoted(`${guide.title} · ${words.ministry}`);
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(guide.title)}</title>
<style>${fonts}</style>
<style>${style.replaceAll("var(--foot)", () => foot)}</style>
</head>
<body>
<header class="cover">${drawCover(guide.name)}<div>
<p class="label">${escapeHtml(words.cover)}</p>
<h1>${escapeHtml(guide.title)}</h1>
<p class="subtitle">${escapeHtml(guide.subtitle)}</p>
<p class="audience">${escapeHtml(guide.audience)}</p>
</div></header>
<main class="${guide.chapters}">${html}</main>
<footer class="imprint"><p>${escapeHtml(words.imprint)}</p></footer>
</body>
</html>`;
}
