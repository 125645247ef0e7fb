/** The data attributes of a line with a moment in the visitor's own time zone. */
export interface OwnTimeLine {
  /** The moment in ISO 8601. */
  "data-own-time": string;
  /** The line's words, with the placeholder {time}. */
  "data-words": string;
}

/**
 * Writes moments in the visitor's own time zone and in the page's language into the lines with `OwnTimeLine`'s
 * attributes.
 */
export function fillOwnTimes(): void {
  document.querySelectorAll<HTMLElement>("[data-own-time]").forEach((line) => {
    const { ownTime = "", words = "" } = line.dataset;
    const time = new Date(ownTime).toLocaleString(document.documentElement.lang, {
      weekday: "short",
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
    });
    // The hour does not part from its AM or PM, or a. m. or p. m., nor that from the zone.
    const text = words.replace("{time}", time.replace(/(?<=\d) (?=\D)|(?<=[AP]M|[ap]\.|m\.) /g, "\u00a0"));
    if (line.textContent !== text) line.textContent = text;
  });
}
