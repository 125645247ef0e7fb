import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Biography } from "../components/sections/biography";
import { ClosingCall } from "../components/sections/closing-call";
import { Faq } from "../components/sections/faq";
import { Hero } from "../components/sections/hero";
import { Mandate } from "../components/sections/mandate";
import { Testimonials } from "../components/sections/testimonials";
import { NextDates } from "../components/ui/next-dates";
import { faqPage } from "../seo/json-ld/faq-page";
import { wholeOrganization } from "../seo/json-ld/organization";
import { leader } from "../seo/json-ld/person";
import { webPage } from "../seo/json-ld/web-page";
import { PageHead } from "../seo/page-head";
import closingFlame from "../theme/artwork/flames/closing-home.svg";

/** Home: the ministry, its beliefs and how to join. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { homePage, siteIdentity, gatheringDates, facts } = data;
  return (
    <>
      <Hero hero={homePage.hero} />
      <Biography biography={homePage.biography} portrait={siteIdentity.leader.portrait} />
      <Mandate mandate={homePage.mandate} />
      <Testimonials testimonials={homePage.testimonials} />
      <ClosingCall call={homePage.gathering} flame={closingFlame}>
        {homePage.nextDates && (
          <NextDates
            label={homePage.nextDates}
            moments={gatheringDates.dates.slice(0, 3).map(({ start }) => start)}
            zone={facts.gathering.schedule.zone}
          />
        )}
      </ClosingCall>
      <Faq faq={homePage.faq} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.HomePageQuery>) {
  const { seo } = data.homePage;
  return (
    <PageHead
      seo={seo}
      path={location.pathname}
      describe={(site, path) => [
        wholeOrganization(site),
        leader(site),
        webPage(site, { path, ...seo }),
        ...faqPage(site, path, data.homePage.faq.questions),
      ]}
    />
  );
}

export const query = graphql`
  query HomePage {
    homePage {
      seo { ...Seo }
      hero { ...Hero }
      biography { ...Biography }
      mandate { ...Mandate }
      testimonials { ...Testimonials }
      gathering { ...ClosingCall }
      nextDates
      faq { ...Faq }
    }
    gatheringDates { dates { start } }
    facts { gathering { schedule { zone } } }
    siteIdentity { leader { portrait { ...Portrait } } }
  }
`;
