import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The packages whose files are published beside the scripts: the two fonts. */
const fonts = ["@fontsource-variable/archivo", "@fontsource-variable/fraunces"];

/** The package that an installed file belongs to; undefined for a file of the site's own. */
export function packageOf(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
}

/**
 * Writes out the licences of everything published that others have written.
 * @param files the modules that the published scripts are made of
 * @returns one text: each package once, by name, with its version and its licence in full
 */
export function licencesOf(files: Iterable<string>): string {
  const folders = new Set(fonts.map((name) => path.resolve("node_modules", name)));
  for (const file of files) {
    const folder = packageOf(file);
    if (folder !== undefined) folders.add(folder);
  }
  const entries = [...folders]
    .filter((folder) => existsSync(path.join(folder, "package.json")))
    .map(describe);
  return [...new Set(entries)].sort().join(`\n\n${"=".repeat(72)}\n\n`);
}

function describe(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Record<
    string,
    string
  >;
  const licence = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const text = licence === undefined ? "" : `\n\n${readFileSync(path.join(folder, licence), "utf8").trim()}`;
  return `${manifest["name"] ?? ""} ${manifest["version"] ?? ""} (${manifest["license"] ?? ""})${text}`;
}
