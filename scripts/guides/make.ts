import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { checkContent } from "../../src/content-model/check";
import { formatMistakes } from "../../src/content-model/messages";
import { run } from "../local/run";
import { findBrowser } from "../test/browser";
import { guideHtml } from "./document";
import { createFontFaces } from "./fonts";
import { renderGuide } from "./render";
import { guidesIn, guideTexts, outputFolder, type GuideSource, type GuideTexts } from "./sources";
import { guideDigests, findOutdatedGuides, addDigest } from "./outdated";

/** The creation date of every PDF, so that a second run produces the same bytes. */
const creationDate = "20250101000000";

/**
 * Replaces both dates of a PDF with dates of the same length, because the file's cross-reference table contains byte
 * offsets.
 */
function setConstantDates(pdf: Buffer): Buffer {
  const text = pdf.toString("latin1");
  const datedText = text.replace(/(\/(?:CreationDate|ModDate) \(D:)\d{14}/g, `$1${creationDate}`);
  return Buffer.from(datedText, "latin1");
}

/**
 * `npm run make:guides`, and the second part of `npm run make:look`: typesets each guide of content/guides whose PDF is
 * missing or does not match its sources (outdated.ts), and deletes PDFs without a guide.
 */
async function main(): Promise<void> {
  const checkedContent = checkContent("content");
  if (checkedContent.mistakes.length > 0) throw new Error(formatMistakes(checkedContent.mistakes));
  const guides = guidesIn(checkedContent.content);
  await mkdir(outputFolder, { recursive: true });
  const outdatedFiles = findOutdatedGuides(checkedContent).map(({ file }) => file);
  const guidesToMake = guides.filter(({ name }) => outdatedFiles.includes(`${outputFolder}/${name}.pdf`));
  if (guidesToMake.length > 0)
    await typesetGuides(
      guidesToMake,
      guideTexts(checkedContent.content),
      guideDigests(checkedContent.content),
    );
  else console.log("The guides are up to date.");
  const currentFiles = guides.map(({ name }) => `${name}.pdf`);
  for (const file of await readdir(outputFolder)) {
    if (file.endsWith(".pdf") && !currentFiles.includes(file)) await rm(path.join(outputFolder, file));
  }
}

async function typesetGuides(
  guides: readonly GuideSource[],
  texts: GuideTexts,
  digests: Readonly<Record<string, string>>,
): Promise<void> {
  const fonts = await createFontFaces();
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage();
  for (const guide of guides) {
    const html = await renderGuide(guide, texts);
    await page.setContent(guideHtml(guide, html, texts, fonts));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const pdf = await page.pdf({
      tagged: true,
      outline: true,
      preferCSSPageSize: true,
      printBackground: true,
    });
    const file = path.join(outputFolder, `${guide.name}.pdf`);
    await writeFile(file, addDigest(setConstantDates(pdf), digests[guide.name] ?? ""));
    console.log(`${file}: ${pdf.length} bytes`);
  }
  await browser.close();
}

run(main);
