/**
 * Decodes the bytes of a text: with the encoding of its byte order mark, with the one that a page declares, or as UTF-8.
 * A text that is not UTF-8 is read as windows-1252.
 * @throws RangeError if the declared encoding is unknown
 */
export function decodeText(bytes: Uint8Array): string {
  const beginning = new TextDecoder("latin1").decode(bytes.subarray(0, 2_048));
  const [, declared] = /<meta[^>]+charset=["']?([\w-]+)/i.exec(beginning) ?? [];
  const encoding = markedEncoding(bytes) ?? declared ?? "utf-8";
  const decoder = new TextDecoder(encoding);
  if (decoder.encoding === "windows-1252") return fromWindows(bytes);
  const text = decoder.decode(bytes);
  const [lost, foreign] = [/\uFFFD/g, /[^\p{ASCII}]/gu].map((letters) => text.match(letters)?.length ?? 0);
  // A single lost letter does not make it another encoding.
  return 2 * (lost ?? 0) > (foreign ?? 0) ? fromWindows(bytes) : text;
}

function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

/** The letters of windows-1252 from 0x80 to 0x9F, which Node's own decoder takes for control characters. */
const windowsLetters = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

function fromWindows(bytes: Uint8Array): string {
  return new TextDecoder("windows-1252")
    .decode(bytes)
    .replace(/[\x80-\x9f]/g, (letter) => windowsLetters.charAt(letter.charCodeAt(0) - 0x80));
}
