import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";

/** A Markdown file of a site generator: its fields, and the text below them. */
export interface FrontMatterFile {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/**
 * Splits a Markdown file into its fields and its text.
 * @param source a file with YAML between dashes (Jekyll, Gatsby, Obsidian), TOML between plus signs or JSON in braces
 * (Hugo), or without fields
 * @throws if the fields cannot be parsed
 */
export function readFrontMatter(source: string): FrontMatterFile {
  const text = source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const [yaml, yamlFields = ""] = /^---[ \t]*\n([^]*?)(?:^|\n)(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text) ?? [];
  // Days stay as they are written.
  if (yaml !== undefined)
    return fileOf(parseYaml(yamlFields, { schema: "core", logLevel: "error" }), text.slice(yaml.length));
  const [toml, tomlFields = ""] = /^\+\+\+[ \t]*\n([^]*?)\n?\+\+\+[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (toml !== undefined) return fileOf(parseToml(tomlFields), text.slice(toml.length));
  const [json] = /^\{\n[^]*?\n\}[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (json !== undefined) return fileOf(JSON.parse(json), text.slice(json.length));
  return { fields: {}, body: text };
}

function fileOf(fields: unknown, body: string): FrontMatterFile {
  return { fields: typeof fields === "object" && fields !== null ? { ...fields } : {}, body };
}
