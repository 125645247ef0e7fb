import { event } from "./event";
import { testSite } from "./testing/test-site";

const facts = {
  path: "/events",
  fragment: "gathering",
  name: "The *monthly* gathering",
  description: "Prayer.",
  start: "2026-12-08T18:00:00-05:00",
  end: "2026-12-08T18:30:00-05:00",
  place: "online via Zoom",
  online: true,
  free: true,
  currency: "USD",
  link: "https://tickets.example/gathering",
  preview: "events",
};

describe("an event", () => {
  it("is online, free, and registered for elsewhere", () => {
    expect(event(testSite, facts)).toEqual({
      "@type": "Event",
      "@id": "https://ministry.example/events#gathering",
      name: "The monthly gathering",
      description: "Prayer.",
      startDate: "2026-12-08T18:00:00-05:00",
      endDate: "2026-12-08T18:30:00-05:00",
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: "https://tickets.example/gathering" },
      image: "https://ministry.example/previews/events.png",
      isAccessibleForFree: true,
      offers: {
        "@type": "Offer",
        price: "0",
        priceCurrency: "USD",
        url: "https://tickets.example/gathering",
      },
      organizer: { "@id": "https://ministry.example/#organization" },
      mainEntityOfPage: { "@id": "https://ministry.example/events#page" },
      inLanguage: "en-US",
    });
  });

  it("claims neither an end, nor a way to take part, nor a price that the content does not name", () => {
    const { end: _end, ...rest } = facts;
    const thing = event(testSite, { ...rest, place: "12 Quay Street", online: false, free: false });
    expect(thing["location"]).toEqual({ "@type": "Place", name: "12 Quay Street" });
    for (const claim of ["endDate", "eventAttendanceMode", "isAccessibleForFree", "offers"])
      expect(thing).not.toHaveProperty(claim);
  });

  it.each([
    ["/contact#booking", "https://ministry.example/contact#booking"],
    ["mailto:info@ministry.example", "https://ministry.example/events"],
    [undefined, "https://ministry.example/events"],
  ])("is found, where its link is %s, at %s", (link, url) => {
    expect(event(testSite, { ...facts, link })["location"]).toEqual({ "@type": "VirtualLocation", url });
  });
});
