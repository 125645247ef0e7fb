import { graphql } from "gatsby";
import { course } from "./json-ld/course";
import { faqPage } from "./json-ld/faq-page";
import { organization } from "./json-ld/organization";
import { leader } from "./json-ld/person";
import type { SiteFacts, Thing } from "./json-ld/thing";
import { webPage } from "./json-ld/web-page";

/** The structured data of the e-course's page. */
export function describeCourse(
  site: SiteFacts,
  path: string,
  { coursePage, facts, siteIdentity }: Queries.CoursePageQuery,
): Thing[] {
  return [
    organization(site),
    leader(site),
    webPage(site, { path, ...coursePage.seo }),
    ...(facts.course && coursePage.curriculum.weeks.length > 0
      ? [
          course(site, {
            path,
            ...facts.course,
            weeks: String(coursePage.curriculum.weeks.length),
            currency: facts.currency,
            description: coursePage.description,
            level: coursePage.level,
            teaches: coursePage.curriculum.weeks.map(({ teaches }) => teaches),
            tickets: siteIdentity.links.course ?? undefined,
          }),
        ]
      : []),
    ...faqPage(site, path, coursePage.faq.questions),
  ];
}

export const courseFacts = graphql`
  fragment CourseFacts on Facts {
    course {
      name
      amount
      nextStart
    }
    currency
  }

  fragment CourseTickets on SiteIdentity {
    links {
      course
    }
  }
`;
