import { gatheringEvent } from "./gathering-event";

const site = {
  url: "https://ministry.example",
  language: "en-US",
  name: "Ministry",
  description: "A ministry.",
  leader: { name: "Alex", role: "pastor" },
  profiles: [],
};

describe("a gathering", () => {
  it("is online, free, and registered for elsewhere", () => {
    const thing = gatheringEvent(site, {
      path: "/events",
      name: "Gathering",
      description: "Prayer.",
      start: "2026-12-08T18:00:00-05:00",
      end: "2026-12-08T18:30:00-05:00",
      register: "https://tickets.example/gathering",
    });
    expect(thing).toMatchObject({
      "@id": "https://ministry.example/events#gathering",
      startDate: "2026-12-08T18:00:00-05:00",
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: "https://tickets.example/gathering" },
      isAccessibleForFree: true,
    });
  });
});
