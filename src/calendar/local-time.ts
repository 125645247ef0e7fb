import { fillText } from "../text/fill-text";

/** The data attributes of a line with a moment in the visitor's own time zone. */
export interface LocalTimeLine {
  /** The moment in ISO 8601. */
  "data-local-time": string;
  /** The line's text, with the placeholder {time}. */
  "data-local-time-text": string;
}

/**
 * Fills the lines with `LocalTimeLine`'s attributes with moments in the visitor's own time zone and the page's
 * language.
 */
export function fillLocalTimes(): void {
  document.querySelectorAll<HTMLElement>("[data-local-time]").forEach((line) => {
    const { localTime = "", localTimeText = "" } = line.dataset;
    const time = new Date(localTime).toLocaleString(document.documentElement.lang, {
      weekday: "short",
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
    });
    // No line break between the time, AM or PM (or a. m., p. m.), and the zone.
    const text = fillText(localTimeText, {
      time: time.replace(/(?<=\d) (?=\D)|(?<=[AP]M|[ap]\.|m\.) /g, "\u00a0"),
    });
    if (line.textContent !== text) line.textContent = text;
  });
}
