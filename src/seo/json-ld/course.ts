import { absolute, ids, type SiteFacts, type Thing } from "./thing";
import { wholeNumber } from "./whole-number";

interface CourseFacts {
  /** The path of the course's page. */
  path: string;
  name: string;
  description: string;
  /** The audience's level, such as "all levels". */
  level: string;
  /** The number of weeks, in digits. */
  weeks: string;
  /** The price in digits, and its currency in three letters. */
  amount: string;
  currency: string;
  /** The skills that a student acquires. */
  teaches: readonly string[];
  /** The day of its next first session, such as 2027-01-14. */
  nextStart?: string | null | undefined;
  /** The address of the ticket page, if there is one. */
  tickets?: string | undefined;
}

/**
 * The e-course with one live online session a week. The Course has the topics; its CourseInstance has the teacher and
 * the times.
 */
export function course(site: SiteFacts, facts: CourseFacts): Thing {
  const { path, name, description, teaches, amount, currency, nextStart, tickets } = facts;
  const weeks = wholeNumber(facts.weeks, "the course's weeks");
  return {
    "@type": "Course",
    "@id": `${absolute(site, path)}#course`,
    name,
    description,
    provider: { "@id": ids.organization(site) },
    educationalLevel: facts.level,
    timeRequired: `P${String(weeks)}W`,
    ...(teaches.length > 0 && { teaches }),
    inLanguage: site.language,
    url: absolute(site, path),
    mainEntityOfPage: { "@id": ids.page(site, path) },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "online",
      instructor: { "@id": ids.leader(site) },
      courseSchedule: {
        "@type": "Schedule",
        ...(nextStart && { startDate: nextStart }),
        repeatFrequency: "Weekly",
        repeatCount: weeks,
      },
    },
    offers: {
      "@type": "Offer",
      category: "Paid",
      price: amount,
      priceCurrency: currency,
      ...(tickets !== undefined && { url: tickets }),
    },
  };
}
