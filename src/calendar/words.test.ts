import { dayInWords, momentInWords, zoneAbbreviation } from "./words";

const zone = "America/New_York";

describe("moments in words", () => {
  it("are written for their zone, with plain spaces", () => {
    const form = { hour: "numeric", minute: "2-digit", timeZone: zone } as const;
    expect(momentInWords("2026-07-14T18:00:00-04:00", "en-US", form)).toBe("6:00 PM");
    expect(momentInWords("2026-12-08T18:00:00-05:00", "en-US", form)).toBe("6:00 PM");
  });

  it("carry the abbreviation of their season", () => {
    expect(zoneAbbreviation("2026-07-14T18:00:00-04:00", "en-US", zone)).toBe("EDT");
    expect(zoneAbbreviation("2026-12-08T18:00:00-05:00", "en-US", zone)).toBe("EST");
  });

  it("name a day wherever they are read", () => {
    expect(dayInWords("2025-03-08", "en-US")).toBe("March 8, 2025");
    expect(dayInWords("2025-03-08", "en-GB")).toBe("8 March 2025");
  });
});
