import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copySite } from "../../../tests/support/edited-site";
import { readSamples } from "../../../src/content-model/testing/samples";
import { packageFile } from "../../local/package-file";
import { encodePictures } from "./measure";
import { measureNode, type Usage } from "./usage";

/** The cost of a site whose articles contain every kind of content that a text may have. */
export interface TextsFigures {
  texts: number;
  build: Usage;
  /** The Content-Security-Policy's length in characters. */
  policy: number;
  /** The stored sizes of the texts' pages in bytes: the smallest, the median and the largest. */
  pageBytes: [smallest: number, middle: number, largest: number];
}

const samplesInText = 8;

/**
 * Builds a copy of the site with articles composed of the content model's samples, in varied order, and measures it.
 * @throws if the build fails, or a page is missing
 */
export async function measureTexts(texts: number): Promise<TextsFigures> {
  await encodePictures();
  const site = copySite();
  try {
    const names = writeTexts(site.root, texts);
    const build = await measureNode([packageFile("gatsby", "cli.js"), "build"], site.root);
    const pages = names
      .map((name) => readFileSync(join(site.root, "public", "blog", `${name}.html`)).length)
      .sort((a, b) => a - b);
    const [, policy = ""] =
      /Content-Security-Policy: (.*)/.exec(readFileSync(join(site.root, "public", "_headers"), "utf8")) ?? [];
    const at = (share: number): number => pages[Math.round((pages.length - 1) * share)] ?? 0;
    return { texts, build, policy: policy.length, pageBytes: [at(0), at(0.5), at(1)] };
  } finally {
    site.remove();
  }
}

function writeTexts(root: string, count: number): string[] {
  const bodies = readSamples().flatMap(({ body, html }) => (html === undefined ? [] : [body]));
  const files = join(root, "content", "files");
  mkdirSync(files, { recursive: true });
  for (const name of ["talk.mp3", "sheet.pdf"]) writeFileSync(join(files, name), Buffer.alloc(100_000));
  return Array.from({ length: count }, (_, number) => {
    const name = `text-${String(number + 1)}`;
    // Steps that are coprime to the number of samples: each visits all samples in another order.
    const chosen = Array.from(
      { length: samplesInText },
      (_one, place) => bodies[(number * 7 + place * (1 + (number % 6))) % bodies.length],
    );
    const text = [...new Set(chosen)].join("\n\n---\n\n");
    writeFileSync(join(root, "content", "articles", `${name}.mdx`), `${fieldsOf(number)}\n${text}\n`);
    return name;
  });
}

function fieldsOf(number: number): string {
  const date = new Date(Date.UTC(2024, 11, 31 - number)).toISOString().slice(0, 10);
  return `---
title: "A Text With All That a Text May Hold, Number ${String(number + 1)}"
excerpt: "Pictures, footnotes, tables, quotations and components, as people paste them, in an order of its own."
category: "prayer-life"
date: "${date}"
readTime: 4
featured: false
status: "published"
---
`;
}
