import { flame } from "../../src/theme/look/palette";
import { fontStacks, grounds } from "../../src/theme/grounds";

const { dark, paper } = grounds;

/** The style sheet of the guides: US letter size, on white, with a dark cover. */
export const style = `
@page {
  size: 8.5in 11in;
  margin: 24mm 24mm 26mm;
  @bottom-left {
    content: var(--foot);
    font: 400 8.5pt ${fontStacks.text};
    color: ${paper.muted};
  }
  @bottom-right {
    content: counter(page);
    font: 600 8.5pt ${fontStacks.text};
    color: ${paper.accent};
  }
}
@page :first {
  margin: 0;
  @bottom-left { content: none; }
  @bottom-right { content: none; }
}
* { box-sizing: border-box; margin: 0; }
html { font: 400 11pt/1.55 ${fontStacks.text}; color: ${paper.ink}; font-variant-numeric: lining-nums; -webkit-print-color-adjust: exact; }
.cover {
  position: relative;
  width: 8.5in;
  height: 11in;
  padding: 28mm 24mm;
  overflow: hidden;
  background: ${dark.ground};
  color: ${dark.ink};
  break-after: page;
}
.cover svg { position: absolute; inset: 0; width: 100%; height: 100%; }
.cover > div { position: relative; }
.label {
  font: 600 9pt/1.4 ${fontStacks.text};
  font-stretch: 75%;
  letter-spacing: 0.16em;
  text-transform: uppercase;
  color: ${dark.accent};
}
h1, h2, h3 { font-family: ${fontStacks.display}; font-weight: 400; text-wrap: balance; white-space: break-spaces; break-after: avoid; }
h1 { max-width: 8em; margin-top: 10mm; font-size: 56pt; line-height: 1; letter-spacing: -0.02em; }
.subtitle { max-width: 22em; margin-top: 8mm; font-size: 14pt; line-height: 1.4; text-wrap: balance; }
.audience { max-width: 30em; margin-top: 4mm; color: ${dark.muted}; }
h2 {
  margin: 13mm 0 4mm;
  padding-top: 3mm;
  border-top: 0.75pt solid ${paper.ink};
  font-size: 23pt;
  line-height: 1.1;
}
main > h2:first-child { margin-top: 0; }
.own-page { font-size: 12pt; line-height: 1.6; }
.own-page table { font-size: 10.5pt; }
.own-page hr { height: 8mm; }
:is(.own-page, .new-page) h2 { margin-top: 0; break-before: page; }
:is(.own-page, .new-page) h2:first-child { break-before: auto; }
.own-page h3 { margin-top: 0; break-before: page; }
/* A sheet to fill in, with its introductory sentence, stays on one page. */
.running h2:has(+ p + p + hr) { margin-top: 0; break-before: page; }
.running h2:first-child { break-before: auto; }
h3 { margin: 9mm 0 3mm; font-size: 15pt; line-height: 1.2; color: ${paper.accent}; }
p, ul, ol, table { margin-top: 3mm; max-width: 150mm; text-wrap: pretty; orphans: 3; widows: 3; }
ul, ol { padding-left: 6mm; }
li { margin-top: 1.2mm; }
li::marker { color: ${paper.accent}; font-weight: 600; }
li:has(> input) { list-style: none; }
input { width: 3.4mm; height: 3.4mm; margin: 0 2.5mm 0 -6mm; appearance: none; border: 0.75pt solid ${paper.border}; vertical-align: -0.3mm; }
strong { font-weight: 600; }
em { font-family: ${fontStacks.display}; font-style: italic; font-size: 1.08em; }
blockquote {
  margin: 5mm 0;
  padding-left: 5mm;
  border-left: 1.5pt solid ${flame.middle};
  break-inside: avoid;
}
blockquote p { margin: 0; max-width: 135mm; font: italic 400 14.5pt/1.35 ${fontStacks.display}; }
cite { font: 400 9pt/1.4 ${fontStacks.text}; color: ${paper.muted}; }
hr { height: 8.5mm; border: 0; border-bottom: 0.6pt solid ${paper.border}; break-inside: avoid; }
h2 + blockquote, h3 + blockquote, p:has(+ hr), hr:has(+ hr) { break-after: avoid; }
p:has(+ blockquote), p:has(+ ul), p:has(+ ol), p:has(+ table) { break-after: avoid; }
hr + p { margin-top: 5mm; }
table { width: 100%; max-width: none; margin-block: 5mm; border-collapse: collapse; font-size: 9.5pt; line-height: 1.4; }
table:has(td:empty) { table-layout: fixed; }
table:has(td:empty):has(th:nth-child(5)) th:nth-child(2) { width: 33.4%; }
th { text-align: left; font-weight: 600; color: ${paper.accent}; }
th, td { padding: 2mm 3mm 2mm 0; border-bottom: 0.6pt solid ${paper.border}; vertical-align: top; }
td:empty { height: 9.5mm; }
tr { break-inside: avoid; }
h4, h5, h6 { margin: 7mm 0 2mm; font-size: 11pt; font-weight: 600; break-after: avoid; }
figure { margin: 5mm 0; break-inside: avoid; }
picture img { max-width: 100%; height: auto; }
figcaption, blockquote footer { margin-top: 1.5mm; font: 400 9pt/1.4 ${fontStacks.text}; color: ${paper.muted}; }
.note { margin: 5mm 0; padding: 4mm 5mm; border: 0.75pt solid ${paper.border}; break-inside: avoid; }
.note-title { margin: 0 0 2mm; font-weight: 600; }
.video-art, audio { display: none; }
pre { margin-top: 3mm; font: inherit; white-space: pre-wrap; }
.center { text-align: center; }
.right { text-align: right; }
.footnotes { font-size: 9pt; }
.footnotes h2 { font-size: 15pt; }
.imprint { margin-top: 6mm; padding-top: 3mm; border-top: 0.75pt solid ${paper.ink}; break-inside: avoid; }
main:has(> hr:last-child) + .imprint { margin-top: 14mm; }
.imprint p { margin: 0; font-size: 8.5pt; line-height: 1.5; color: ${paper.muted}; }
`;
