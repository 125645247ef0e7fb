/** A part of a text, with its link target if it is a link. */
interface LinkedPart {
  readonly text: string;
  readonly href?: string;
}

/**
 * Splits a text at its links: `[words](https://…)`, and bare web or email addresses.
 * @param text a text without other Markdown
 */
export function linkedParts(text: string): LinkedPart[] {
  const parts: LinkedPart[] = [];
  let end = 0;
  for (const { index, 0: found, 1: linked, 2: href, 3: mailbox } of text.matchAll(link)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({
      text: linked ?? found,
      href: href ?? (mailbox === undefined ? found : `mailto:${mailbox}`),
    });
    end = index + found.length;
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
  return linkedParts(text)
    .map((part) => part.text)
    .join("");
}

const link =
  /\[([^[\]]+)\]\(([^()\s]+)\)|https?:\/\/[^\s<>"“”()]*[^\s<>"“”().,;:!?’']|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;
