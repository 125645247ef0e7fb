import { fillText } from "../text/fill-text";

/** Fills the lines of local-time.tsx with moments in the visitor's own time zone and the page's language. */
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
