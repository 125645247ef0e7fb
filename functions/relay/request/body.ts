/** Names and texts of a posted form: all that came under a name, in its order. */
export type TextFields = ReadonlyMap<string, readonly string[]>;

/** Reads a JSON object (RFC 8259) from bytes; undefined where there is none. */
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
 * Reads an urlencoded form from bytes, line breaks as in the page (LF). Undefined where an escape or a character
 * is broken: URLSearchParams would guess.
 */
export function readForm(body: Buffer): TextFields | undefined {
  const text = decode(body);
  if (text === undefined) return undefined;
  const fields = new Map<string, string[]>();
  for (const pair of text.split("&").filter((part) => part !== "")) {
    const [name, value] = splitPair(pair).map(unescapeText);
    if (name === undefined || value === undefined) return undefined;
    // Added to the list in place: to copy it for each text of one name would be work without bounds.
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

// Bytes that are no UTF-8 would become other words than the visitor's.
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
