/** A part of a text. If the part is a link, it has a target. */
interface LinkedPart {
  readonly text: string;
  readonly href?: string;
}

/**
 * Splits a text at its links: `[text](https://…)`, and bare web or email addresses.
 * @param text a text without other Markdown
 */
export function splitLinks(text: string): LinkedPart[] {
  const parts: LinkedPart[] = [];
  let end = 0;
  for (const { index, 0: match, 1: linkText, 2: href, 3: mailbox } of text.matchAll(link)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({
      text: linkText ?? match,
      href: href ?? (mailbox === undefined ? match : `mailto:${mailbox}`),
    });
    end = index + match.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Removes the addresses of a text's links and the asterisks of its emphasis. */
export function spokenText(text: string): string {
  return plainText(text).replaceAll("*", "");
}

/** Removes the addresses of a text's links. */
export function plainText(text: string): string {
  return splitLinks(text)
    .map((part) => part.text)
    .join("");
}

const link =
  /\[([^[\]]+)\]\(([^()\s]+)\)|https?:\/\/[^\s<>"“”()]*[^\s<>"“”().,;:!?’']|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;
