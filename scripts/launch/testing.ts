import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fixedContent } from "../../src/content-model/testing/edited-content";

/** The files that the launch check reads, besides content and the guides' PDFs. */
const parts = ["scripts", "src", ".config", "netlify.toml", "package.json", "tsconfig.json"];

/**
 * Copies the files that the launch check reads, with the tests' own content and a PDF for each of its guides.
 * @returns the copy's folder
 */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), "launch-"));
  for (const part of parts) cpSync(part, join(root, part), { recursive: true });
  cpSync(fixedContent, join(root, "content"), { recursive: true });
  mkdirSync(join(root, "static/guides"), { recursive: true });
  for (const guide of readdirSync(join(root, "content/guides")))
    write(root, `static/guides/${guide.replace(/\.mdx$/, ".pdf")}`, "%PDF-");
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  return root;
}

const names = [
  ["Sample Ministry", "Harbor Ministry"],
  ["Alex Sample", "Ruth Harlow"],
  ["Alex", "Ruth"],
] as const;

const legal = {
  responsible: "Harbor Ministry, Inc.",
  address: "12 Quay Street, Portland, ME 04101",
  taxStatus: "{ministry.name} is a 501(c)(3) organization, so gifts are tax-deductible.",
  refunds: "Write to us within 30 days, and a gift is returned.",
};

/**
 * Fills in a copy as a ministry would: names, addresses and legal lines; the marks of samples are removed.
 */
export function fillIn(root: string): void {
  for (const file of filesIn(root, "content", /\.(json|mdx)$/)) {
    const source = names.reduce((text, [old, own]) => text.replaceAll(old, own), read(root, file));
    const owned = source.replace(/\.example\b/g, ".church");
    write(root, file, file.endsWith(".json") ? withoutMarks(owned) : owned.replace(/^sample: true\n/m, ""));
  }
  const site = JSON.parse(read(root, "content/site.json")) as object;
  write(root, "content/site.json", JSON.stringify({ ...site, legal }, null, 2));
  for (const file of ["content/partnership/gifts.json", "content/partnership/levels.json"]) {
    const shared = { sharedLink: true, ...(JSON.parse(read(root, file)) as object) };
    write(root, file, JSON.stringify(shared, null, 2));
  }
}

function withoutMarks(source: string): string {
  const strip = (key: string, value: unknown): unknown => (key === "sample" ? undefined : value);
  return `${JSON.stringify(JSON.parse(source, strip), null, 2)}\n`;
}

function filesIn(root: string, folder: string, wanted: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => wanted.test(name))
    .map((name) => `${folder}/${name}`);
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), "utf8");
}

function write(root: string, file: string, text: string): void {
  writeFileSync(join(root, file), text);
}
