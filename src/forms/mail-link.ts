/**
 * The maximum length of a mailto URL, in characters. Windows passes on 2,083 characters (INTERNET_MAX_URL_LENGTH in
 * wininet.h), and Outlook truncates near 2,000. The limit leaves room for additions of the browser.
 */
export const maxMailLinkCharacters = 1_800;

/** A mail message for the visitor to send from their own mail program. */
export interface MailMessage {
  /** The recipient's email address. */
  to: string;
  subject: string;
  body: string;
  /** The text that ends a truncated body. */
  shortened: string;
}

/**
 * Builds a mailto URL (RFC 6068). If the URL would be too long, the body is truncated at a word boundary.
 * @param message the message to write
 * @returns the link, and whether it contains the whole body
 */
export function mailLink({ to, subject, body, shortened }: MailMessage) {
  const start = `mailto:${encodeText(to).replace("%40", "@")}?subject=${encodeText(subject)}&body=`;
  const wholeLink = start + encodeText(body);
  if (wholeLink.length <= maxMailLinkCharacters) return { href: wholeLink, isComplete: true };
  const ending = encodeText(`\n\n${shortened}`);
  let remainingCharacters = maxMailLinkCharacters - start.length - ending.length;
  let fittingText = "";
  for (const character of body) {
    remainingCharacters -= encodeText(character).length;
    if (remainingCharacters < 0) break;
    fittingText += character;
  }
  // The search for a word boundary goes back no further than one long word, because Chinese, Japanese and Thai have no
  // spaces between words. It looks for a single space and trims the rest: a pattern for several would restart at each
  // space of a gap.
  const shortenedBody = fittingText.replace(/\s\S{0,30}$/, "").trimEnd();
  return { href: start + encodeText(shortenedBody) + ending, isComplete: false };
}

/**
 * The link to an empty mail with a subject, such as a request to join the email list.
 * @param to the recipient's email address
 */
export function subjectLink(to: string, subject: string): string {
  return `mailto:${to}?subject=${encodeText(subject)}`;
}

// Line breaks are CRLF (RFC 6068, 5). A lone surrogate cannot be encoded, so U+FFFD replaces it.
function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, "\uFFFD").replace(/\r\n|\r|\n/g, "\r\n"));
}
