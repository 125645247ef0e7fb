import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { manifestFolder, noteGenerated, type Generated } from "../../src/content-model/generated/generated";

/** What the launch check reads. */
const parts = ["content", "scripts", "src", "static", ".config", "package.json", "tsconfig.json"];

/** Copies what the launch check reads to a folder of its own. Out: the folder. */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), "launch-"));
  for (const part of parts) cpSync(part, join(root, part), { recursive: true });
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

/** Fills a copy in as a ministry would: names, addresses, legal lines, pictures; and takes the marks of samples away. */
export function fillIn(root: string): void {
  for (const file of filesIn(root, "content", /\.(json|mdx)$/)) {
    const source = names.reduce((text, [old, own]) => text.replaceAll(old, own), read(root, file));
    const owned = source.replace(/\.example\b/g, ".church");
    write(root, file, file.endsWith(".json") ? withoutMarks(owned) : owned.replace(/^sample: true\n/m, ""));
  }
  const site = JSON.parse(read(root, "content/site.json")) as object;
  write(root, "content/site.json", JSON.stringify({ ...site, legal }, null, 2));
  // One byte after a PNG's end is another file and the same picture.
  for (const file of filesIn(root, "content/pictures", /\.png$/)) {
    writeFileSync(join(root, file), Buffer.concat([readFileSync(join(root, file)), Buffer.of(0)]));
  }
}

/** Notes everything that a command makes as made now: drawing it again would take minutes and show nothing more. */
export function noteAsMade(root: string, name: string): void {
  const { command, batches } = JSON.parse(read(root, `${manifestFolder}/${name}.json`)) as {
    command: string;
    batches: Generated[];
  };
  // What took a stand-in's place is no longer noted, as make:artwork leaves it out.
  const ours = batches.filter(({ standIns }) => standIns !== true);
  noteGenerated(name, command, ours, root);
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
