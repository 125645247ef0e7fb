import { Parser } from "htmlparser2";
import { integrityOf } from "./integrity";

/** The CSP hashes of inline parts of pages, as policy sources ('sha256-…'). */
export interface InlineHashes {
  scripts: Set<string>;
  styles: Set<string>;
}

/** A hash source for a Content-Security-Policy (CSP Level 3, section 2.3.1). */
export function hashSource(text: string): string {
  return `'${integrityOf(text)}'`;
}

// Only these elements are parsed: the rest is most of a page, and there may be a thousand articles.
const elements = /<(script|style)\b[^]*?<\/\1\s*>/gi;

/**
 * Adds the hashes of one page's inline scripts and styles.
 * Data blocks (JSON-LD) are not scripts in the policy's sense and are skipped.
 * @param html the finished page
 * @param hashes the sets to add to
 */
export function collectInlineHashes(html: string, hashes: InlineHashes): void {
  let inline: { text: string; into: Set<string> } | undefined;
  const parser = new Parser({
    onopentag(name, { src, type = "" }) {
      const isScript = name === "script" && src === undefined && !dataBlock.test(type);
      if (isScript || name === "style")
        inline = { text: "", into: isScript ? hashes.scripts : hashes.styles };
    },
    ontext(text) {
      if (inline) inline.text += text;
    },
    onclosetag() {
      inline?.into.add(hashSource(inline.text));
      inline = undefined;
    },
  });
  parser.end((html.match(elements) ?? []).join(""));
}

const dataBlock = /^application\/.*json$/;
