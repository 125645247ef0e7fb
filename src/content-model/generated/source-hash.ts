import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { factsOf, fillPlaceholders } from "../placeholders";
import { readMdx } from "../readers/mdx";

/**
 * One hash of everything that something is made from. Content counts as it reads with its facts filled in, so that
 * a new price concerns what names the price and nothing else.
 * In: files, folders with everything in them, or a part of a JSON file or of an MDX file's fields, named by its
 * dotted path after a hash sign (content/site.json#leader.name); and the project's root. Out: SHA-256, in hex.
 */
export function hashOfSources(sources: readonly string[], root: string): string {
  const facts = readFacts(root);
  const hash = createHash("sha256");
  // Names count as well as contents, so that a source that was renamed or has gone is noticed.
  for (const source of [...sources].sort()) {
    for (const [name, content] of contentsOf(source, root)) {
      hash
        .update(`${name}\0`)
        .update(isContent(name) ? filled(String(content), facts) : content)
        .update("\0");
    }
  }
  return hash.digest("hex");
}

/** The file or the folder of a source, without the part of it that counts. In: the source, named as above. */
export function fileOfSource(source: string): string {
  return source.split("#")[0] ?? source;
}

function contentsOf(source: string, root: string): Array<[name: string, content: Buffer | string]> {
  const [path = "", part] = source.split("#");
  const place = join(root, path);
  if (!existsSync(place)) return [[source, "absent"]];
  if (statSync(place).isDirectory()) {
    // A hidden file, such as one that macOS leaves behind, is nothing that anything is made from.
    return readdirSync(place)
      .filter((name) => !name.startsWith("."))
      .sort()
      .flatMap((name) => contentsOf(`${path}/${name}`, root));
  }
  if (part === undefined) return [[source, readFileSync(place)]];
  const value = part.split(".").reduce<unknown>(step, fieldsOf(place));
  return [[source, value === undefined ? "absent" : JSON.stringify(value)]];
}

function fieldsOf(file: string): unknown {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".mdx") ? readMdx(text).data : parsed(text);
}

function isContent(name: string): boolean {
  return name.startsWith("content/") && /\.(json|mdx)(#|$)/.test(name);
}

function readFacts(root: string): object {
  const read = (name: string): object => {
    const file = join(root, "content", name);
    const data = existsSync(file) ? parsed(readFileSync(file, "utf8")) : undefined;
    return typeof data === "object" && data !== null ? data : {};
  };
  return factsOf(read("site.json"), read("facts.json"));
}

// What cannot be read or filled in is the content check's to name; here it counts as it stands.
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function filled(text: string, facts: object): string {
  return text.replace(/\{[\w.]+\}/g, (placeholder) => {
    try {
      return fillPlaceholders(placeholder, facts);
    } catch {
      return placeholder;
    }
  });
}

function step(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
