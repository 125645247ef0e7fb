/** A posted form's values by field name, in their order. */
export type TextFields = ReadonlyMap<string, readonly string[]>;

/** Parses a JSON object (RFC 8259); undefined if the bytes are none. */
export function readJson(body: Buffer): Readonly<Record<string, unknown>> | undefined {
  const text = decode(body);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses a urlencoded form, with line breaks as LF. Undefined if an escape or a character is invalid: URLSearchParams
 * would replace it.
 */
export function readForm(body: Buffer): TextFields | undefined {
  const text = decode(body);
  if (text === undefined) return undefined;
  const fields = new Map<string, string[]>();
  for (const pair of text.split("&").filter((part) => part !== "")) {
    const [name, value] = splitPair(pair).map(unescapeText);
    if (name === undefined || value === undefined) return undefined;
    // Appended in place: copying the list for each value would take quadratic time.
    const texts = fields.get(name) ?? [];
    texts.push(value.replaceAll("\r\n", "\n"));
    fields.set(name, texts);
  }
  return fields;
}

function splitPair(pair: string): [string, string] {
  const at = pair.indexOf("=");
  return at < 0 ? [pair, ""] : [pair.slice(0, at), pair.slice(at + 1)];
}

function unescapeText(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}

// Invalid UTF-8 is an error: a replacement character would change the visitor's words.
function decode(body: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
