import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readContent } from "../read";
import { textMessages } from "../text-rules/all";
import type { TextPlace } from "../text-rules/remark";
import { fixedContent } from "./edited-content";

/** Realistic texts of pastors, each with the expected messages of the check and, if it passes, the published HTML. */
export const samplesFolder = resolve("src/content-model/testing/samples");

/** One sample text. */
export interface Sample {
  readonly name: string;
  readonly body: string;
  /** The messages in the format of `saidOf`; empty if there are none. */
  readonly said: string;
  /** The HTML; undefined if a message prevents it. */
  readonly html: string | undefined;
}

/** All samples, by name. */
export function readSamples(): Sample[] {
  return readdirSync(samplesFolder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => {
      const name = file.slice(0, -".md".length);
      const read = (ending: string): string | undefined => {
        const path = join(samplesFolder, `${name}.${ending}`);
        return existsSync(path) ? readFileSync(path, "utf8") : undefined;
      };
      return { name, body: read("md") ?? "", said: read("txt") ?? "", html: read("html") };
    });
}

const { files: _files, ...content } = readContent(fixedContent);

/** The context of the samples: a teaching of this site with two files for download. */
export const samplePlace: TextPlace = {
  ...content,
  file: "articles/sample.mdx",
  paths: [...content.paths, "files/talk.mp3", "files/sheet.pdf"],
  staticFiles: new Set(["/guides/prayer-templates.pdf"]),
};

/** The messages of the check for a text, joined. */
export function saidOf(body: string): string {
  return textMessages(body, samplePlace)
    .map(
      ({ lines, isNote, problem, fix }) =>
        `${isNote ? "note" : "stops"} ${lines.join(", ")}: ${problem}\n  → ${fix}\n`,
    )
    .join("");
}
