import { gatheringEvent } from "./gathering-event";
import { testSite } from "./testing/test-site";

describe("a gathering", () => {
  it("is online, free, and registered for elsewhere", () => {
    const thing = gatheringEvent(testSite, {
      path: "/events",
      name: "The *monthly* gathering",
      description: "Prayer.",
      start: "2026-12-08T18:00:00-05:00",
      end: "2026-12-08T18:30:00-05:00",
      register: "https://tickets.example/gathering",
    });
    expect(thing).toEqual({
      "@type": "Event",
      "@id": "https://ministry.example/events#gathering",
      name: "The monthly gathering",
      description: "Prayer.",
      startDate: "2026-12-08T18:00:00-05:00",
      endDate: "2026-12-08T18:30:00-05:00",
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: "https://tickets.example/gathering" },
      isAccessibleForFree: true,
      organizer: { "@id": "https://ministry.example/#organization" },
      mainEntityOfPage: { "@id": "https://ministry.example/events#page" },
      inLanguage: "en-US",
    });
  });
});
