import { course } from "./course";
import { testSite } from "./testing/test-site";

const facts = {
  path: "/set-my-soul-on-fire-ecourse",
  name: "Set My Soul On Fire",
  description: "A course.",
  weeks: "6",
  level: "All levels",
  amount: "39",
  currency: "USD",
  teaches: ["Keeping a daily order of prayer"],
  tickets: "https://tickets.example/set-my-soul-on-fire",
};

describe("the course", () => {
  it("is taught online by the leader, once a week for its weeks, at its price", () => {
    expect(course(testSite, facts)).toEqual({
      "@type": "Course",
      "@id": "https://ministry.example/set-my-soul-on-fire-ecourse#course",
      name: "Set My Soul On Fire",
      description: "A course.",
      provider: { "@id": "https://ministry.example/#organization" },
      educationalLevel: "All levels",
      timeRequired: "P6W",
      teaches: ["Keeping a daily order of prayer"],
      inLanguage: "en-US",
      url: "https://ministry.example/set-my-soul-on-fire-ecourse",
      mainEntityOfPage: { "@id": "https://ministry.example/set-my-soul-on-fire-ecourse#page" },
      hasCourseInstance: {
        "@type": "CourseInstance",
        courseMode: "online",
        instructor: { "@id": "https://ministry.example/#leader" },
        courseSchedule: { "@type": "Schedule", repeatFrequency: "Weekly", repeatCount: 6 },
      },
      offers: {
        "@type": "Offer",
        category: "Paid",
        price: "39",
        priceCurrency: "USD",
        url: "https://tickets.example/set-my-soul-on-fire",
      },
    });
  });

  it("does not take words for its weeks", () => {
    expect(() => course(testSite, { ...facts, weeks: "six" })).toThrow(/the course's weeks in digits/);
  });
});
