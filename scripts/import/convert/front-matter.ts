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
  if (yaml !== undefined) return fileOf(parsed(yamlFields, readYaml), text.slice(yaml.length));
  const [toml, tomlFields = ""] = /^\+\+\+[ \t]*\n([^]*?)\n?\+\+\+[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (toml !== undefined) return fileOf(parsed(tomlFields, parseToml), text.slice(toml.length));
  const [json] = /^\{\n[^]*?\n\}[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (json !== undefined) return fileOf(parsed(json, JSON.parse), text.slice(json.length));
  return { fields: {}, body: text };
}

// Hugo's own fields may stand beside those of a theme, in params.
function fileOf(fields: unknown, body: string): FrontMatterFile {
  if (!isObject(fields)) return { fields: {}, body };
  return { fields: { ...(isObject(fields["params"]) && fields["params"]), ...fields }, body };
}

/** Whether a field holds fields of its own. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// Days stay as they are written.
function readYaml(fields: string): unknown {
  return parseYaml(fields, { schema: "core", logLevel: "error" });
}

function parsed(fields: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(fields);
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw new Error(`the fields above its text cannot be read (${reason.replace(/:$/, "")}).`);
  }
}
