import { formatChange, formatDay, formatDays, formatHours, formatMoment, formatZone } from "./format-dates";

const zone = "America/New_York";

describe("dates and times in texts", () => {
  it("are in the given time zone, and contain only plain spaces", () => {
    const timeFormat = { hour: "numeric", minute: "2-digit", timeZone: zone } as const;
    expect(formatMoment("2026-07-14T18:00:00-04:00", "en-US", timeFormat)).toBe("6:00 PM");
    expect(formatMoment("2026-12-08T18:00:00-05:00", "en-US", timeFormat)).toBe("6:00 PM");
  });

  it("have the zone's abbreviation for summer or for winter", () => {
    expect(formatZone("2026-07-14T18:00:00-04:00", "en-US", zone)).toBe("EDT");
    expect(formatZone("2026-12-08T18:00:00-05:00", "en-US", zone)).toBe("EST");
  });

  it("that do not include a time are the same day in every time zone", () => {
    expect(formatDay("2025-03-08", "en-US")).toBe("March 8, 2025");
    expect(formatDay("2025-03-08", "en-GB")).toBe("8 March 2025");
  });

  it("of a changed gathering are in a sentence with the reason for the change", () => {
    const templates = {
      cancelled: "No gathering on {date}. {reason}",
      moved: "The gathering of {date} is on {newDate} at {time}. {reason}",
      movedHour: "The gathering on {date} is at {time} this time. {reason}",
    };
    const plannedGathering = { start: "2027-07-13T18:00:00-04:00", end: "2027-07-13T18:30:00-04:00" };
    const movedTo = { start: "2027-07-15T19:00:00-04:00", end: "2027-07-15T19:30:00-04:00" };
    const reason = "It costs $& more.";
    expect(formatChange({ ...plannedGathering, movedTo: null, reason }, templates, "en-US", zone)).toBe(
      "No gathering on Tuesday, July 13. It costs $& more.",
    );
    expect(formatChange({ ...plannedGathering, movedTo, reason }, templates, "en-US", zone)).toBe(
      "The gathering of Tuesday, July 13 is on Thursday, July 15 at 7:00 PM EDT. It costs $& more.",
    );
    const laterHour = { start: "2027-07-13T19:00:00-04:00", end: "2027-07-13T19:30:00-04:00" };
    expect(formatChange({ ...plannedGathering, movedTo: laterHour, reason }, templates, "en-US", zone)).toBe(
      "The gathering on Tuesday, July 13 is at 7:00 PM EDT this time. It costs $& more.",
    );
  });

  it("of an event include start and end, in the language and time zone of the event", () => {
    const [start, end] = ["2027-08-14T09:00:00+02:00", "2027-08-14T16:00:00+02:00"];
    const template = "{from} to {to} {zone}";
    expect(formatHours(template, start, end, "en-US", "Europe/Madrid")).toBe("9:00 AM to 4:00 PM GMT+2");
    expect(formatHours(template, start, end, "es-ES", "Europe/Madrid")).toBe("9:00 to 16:00 CEST");
    const nextDay = "2027-08-15T16:00:00+02:00";
    expect(formatHours(template, start, nextDay, "en-US", "Europe/Madrid")).toBe(
      "Saturday 9:00 AM to Sunday 4:00 PM GMT+2",
    );
    expect(
      formatHours(template, "2026-11-01T00:30:00-04:00", "2026-11-01T02:30:00-05:00", "en-US", zone),
    ).toBe("12:30 AM EDT to 2:30 AM EST");
    expect(formatDays("2027-08-14", "2027-08-14", "en-US")).toBe("Saturday, August 14, 2027");
    expect(formatDays("2027-08-14", "2027-08-15", "en-US")).toBe(
      "Saturday, August 14 – Sunday, August 15, 2027",
    );
    expect(formatDays("2027-08-14", "2027-08-15", "en-US", true)).toBe("August 14 – 15, 2027");
    expect(formatDays("2027-08-14", "2027-08-14", "en-US", true)).toBe("Saturday, August 14, 2027");
    expect(formatDays("2027-12-31", "2028-01-01", "en-US")).toBe(
      "Friday, December 31, 2027 – Saturday, January 1, 2028",
    );
  });
});
