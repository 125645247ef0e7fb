import { fillText } from "../text/fill-text";

/**
 * Fills the lines of local-time.tsx with moments in the visitor's time zone and the page's language, and turns the
 * visitor's hand on each dial of world-dial.tsx.
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
    // Prevents line breaks between the time, AM or PM (or a. m., p. m.), and the zone.
    const text = fillText(localTimeText, {
      time: time.replace(/(?<=\d) (?=\D)|(?<=[AP]M|[ap]\.|m\.) /g, "\u00a0"),
    });
    if (line.textContent !== text) line.textContent = text;
  });
  document.querySelectorAll<SVGElement>("[data-turn-to]").forEach((hand) => {
    const time = new Date(hand.dataset["turnTo"] ?? "");
    // One turn is 24 hours. The Content-Security-Policy allows styles that a script sets with `setProperty`.
    hand.style.setProperty("--turn", `${String((time.getHours() + time.getMinutes() / 60) * 15)}deg`);
  });
}
