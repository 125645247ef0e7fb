import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { factsOf, fillPlaceholders } from "../placeholders";
import { readMdx } from "../readers/mdx";

/**
 * Hashes the sources of an output. Placeholders in content are filled first, so that a changed fact affects only the
 * outputs that use it.
 * @param sources files, folders, or a field of a JSON or MDX file by its dotted path after a hash sign
 * (content/site.json#leader.name)
 * @param root the project root
 * @returns the SHA-256 hash, in hex
 */
export function hashOfSources(sources: readonly string[], root: string): string {
  const facts = readFacts(root);
  const hash = createHash("sha256");
  // The hash includes file names, so that renamed and deleted sources change it.
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

/**
 * The file or folder of a source, without its field.
 * @param source the source, in the format of `hashOfSources`
 */
export function fileOfSource(source: string): string {
  return source.split("#")[0] ?? source;
}

function contentsOf(source: string, root: string): Array<[name: string, content: Buffer | string]> {
  const [path = "", part] = source.split("#");
  const place = join(root, path);
  if (!existsSync(place)) return [[source, "absent"]];
  if (statSync(place).isDirectory()) {
    // Hidden files, such as those that macOS creates, and tests are not sources.
    return readdirSync(place)
      .filter((name) => !name.startsWith(".") && !name.endsWith(".test.ts"))
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

// The content check reports files that cannot be parsed or filled; here they are hashed unchanged.
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
