/**
 * The longest address that goes to a mail program, in characters. Windows hands on 2,083 of them (the wininet.h
 * constant INTERNET_MAX_URL_LENGTH) and Outlook cuts near 2,000; this leaves room for what a browser adds.
 */
export const longestMailLink = 1_800;

/** A letter for the visitor's own mail program. */
export interface Letter {
  /** The mail address that it goes to. */
  to: string;
  subject: string;
  body: string;
  /** Ends the body where not all of it fits. */
  shortened: string;
}

/** A link that opens a letter, and whether all of the letter is in it. */
export interface MailLink {
  href: string;
  whole: boolean;
}

/** Writes a letter as a mailto address (RFC 6068); one that is too long keeps as many whole words as fit. */
export function mailLink(letter: Letter): MailLink {
  const whole = address(letter, letter.body);
  if (whole.length <= longestMailLink) return { href: whole, whole: true };
  // By code points, so that no character is cut in half. A link holds no more of them than its own length.
  const characters = Array.from(letter.body).slice(0, longestMailLink);
  const shortTo = (length: number): string => {
    const words = characters
      .slice(0, length)
      .join("")
      // No further back than a long word: Chinese, Japanese and Thai set no blanks between theirs. One blank is looked
      // for and the others trimmed: a search for many begins anew at each blank of a gap.
      .replace(/\s\S{0,30}$/, "")
      .trimEnd();
    return address(letter, `${words}\n\n${letter.shortened}`);
  };
  let [fits, tooMany] = [0, characters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (shortTo(middle).length <= longestMailLink) fits = middle;
    else tooMany = middle;
  }
  return { href: shortTo(fits), whole: false };
}

function address({ to, subject }: Letter, body: string): string {
  return `mailto:${encode(to).replace("%40", "@")}?subject=${encode(subject)}&body=${encode(body)}`;
}

// Line breaks are CRLF (RFC 6068, 5). Half a character cannot be written, and stands as U+FFFD.
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, "\uFFFD").replace(/\r\n|\r|\n/g, "\r\n"));
}
