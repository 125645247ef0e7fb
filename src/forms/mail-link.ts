/**
 * The maximum length of a mailto URL, in characters. Windows passes on 2,083 characters (INTERNET_MAX_URL_LENGTH in
 * wininet.h), and Outlook truncates near 2,000; this leaves room for what a browser adds.
 */
export const longestMailLink = 1_800;

/** A mail message for the visitor to send from their own mail program. */
export interface MailMessage {
  /** The recipient's mail address. */
  to: string;
  subject: string;
  body: string;
  /** The text that ends a truncated body. */
  shortened: string;
}

/** A mailto link, and whether it contains the whole body. */
export interface MailLink {
  href: string;
  whole: boolean;
}

/**
 * Builds a mailto URL (RFC 6068). If the URL would be too long, the body is truncated at a word boundary.
 * @param message the message to write
 * @returns the link, and whether it contains the whole body
 */
export function mailLink(message: MailMessage): MailLink {
  const whole = address(message, message.body);
  if (whole.length <= longestMailLink) return { href: whole, whole: true };
  // The body is cut by code points, so that no surrogate pair is split. The URL's length limits their number.
  const characters = Array.from(message.body).slice(0, longestMailLink);
  const shortTo = (length: number): string => {
    const words = characters
      .slice(0, length)
      .join("")
      // The search for a word boundary goes back no further than one long word, because Chinese, Japanese and Thai
      // have no spaces between words. It looks for a single space and trims the rest: a pattern for several would
      // restart at each space of a gap.
      .replace(/\s\S{0,30}$/, "")
      .trimEnd();
    return address(message, `${words}\n\n${message.shortened}`);
  };
  let [fits, tooMany] = [0, characters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (shortTo(middle).length <= longestMailLink) fits = middle;
    else tooMany = middle;
  }
  return { href: shortTo(fits), whole: false };
}

function address({ to, subject }: MailMessage, body: string): string {
  return `mailto:${encode(to).replace("%40", "@")}?subject=${encode(subject)}&body=${encode(body)}`;
}

// Line breaks are CRLF (RFC 6068, 5). A lone surrogate cannot be encoded, and is replaced by U+FFFD.
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, "\uFFFD").replace(/\r\n|\r|\n/g, "\r\n"));
}
