/** A part of a text, with its link target if it is a link. */
interface LinkedPart {
  readonly words: string;
  readonly href?: string;
}

/**
 * Splits a text at its links: `[words](https://…)`, and bare web or email addresses.
 * @param text a text without other Markdown
 */
export function linkedParts(text: string): LinkedPart[] {
  const parts: LinkedPart[] = [];
  let end = 0;
  for (const { index, 0: found, 1: words, 2: href, 3: mailbox } of text.matchAll(link)) {
    if (index > end) parts.push({ words: text.slice(end, index) });
    parts.push({
      words: words ?? found,
      href: href ?? (mailbox === undefined ? found : `mailto:${mailbox}`),
    });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ words: text.slice(end) });
  return parts;
}

/** Removes the addresses of a text's links and the asterisks of its emphasis. */
export function spokenWords(text: string): string {
  return plainWords(text).replaceAll("*", "");
}

/** Removes the addresses of a text's links. */
export function plainWords(text: string): string {
  return linkedParts(text)
    .map(({ words }) => words)
    .join("");
}

const link =
  /\[([^[\]]+)\]\(([^()\s]+)\)|https?:\/\/[^\s<>"“”()]*[^\s<>"“”().,;:!?’']|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;
