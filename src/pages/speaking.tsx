import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { EventTypes } from "../components/sections/event-types";
import { Faq } from "../components/sections/faq";
import { Hero } from "../components/sections/hero";
import { OneSheet, OneSheetHead } from "../components/sections/one-sheet";
import { Overview } from "../components/sections/overview";
import { Planning } from "../components/sections/planning";
import { Testimonials } from "../components/sections/testimonials";
import { Topics } from "../components/sections/topics";
import { faqPage } from "../seo/json-ld/faq-page";
import { organization } from "../seo/json-ld/organization";
import { leader } from "../seo/json-ld/person";
import { webPage } from "../seo/json-ld/web-page";
import { PageHead } from "../seo/page-head";
import { typedAddress } from "../seo/typed-address";
import flame from "../theme/artwork/flames/speaking.svg";
import closingFlame from "../theme/artwork/flames/closing-speaking.svg";

/** Speaking: information for event organisers, on screen and on one printed page. */
export default function SpeakingPage({ data }: PageProps<Queries.SpeakingPageQuery>) {
  const { speakingPage, siteIdentity } = data;
  return (
    <>
      <Overview overview={speakingPage.overview} />
      <OneSheetHead leader={siteIdentity.leader} />
      <Hero hero={speakingPage.hero} flame={flame} />
      <Topics topics={speakingPage.topics} />
      <EventTypes events={speakingPage.events} />
      {speakingPage.planning && <Planning planning={speakingPage.planning} />}
      <Testimonials testimonials={speakingPage.testimonials} />
      <Faq faq={speakingPage.faq} />
      <ClosingCall call={speakingPage.closing} flame={closingFlame} />
      <OneSheet line={speakingPage.oneSheet} address={typedAddress(siteIdentity.url, "/speaking")} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.SpeakingPageQuery>) {
  const { speakingPage } = data;
  const { seo, topics } = speakingPage;
  return (
    <PageHead
      seo={seo}
      path={location.pathname}
      preview="speaking"
      describe={(site, path) => [
        organization(site),
        leader(site, { knowsAbout: topics.fieldsOfKnowledge }),
        webPage(site, { path, ...seo, about: "leader" }),
        ...faqPage(site, path, speakingPage.faq.questions),
      ]}
    />
  );
}

export const query = graphql`
  query SpeakingPage {
    speakingPage {
      seo { ...Seo }
      overview { label text }
      hero { ...Hero }
      topics { ...Topics }
      events { ...EventTypes }
      planning { ...Planning }
      testimonials { ...Testimonials }
      faq { ...Faq }
      closing { ...ClosingCall }
      oneSheet
    }
    siteIdentity { url leader { ...OneSheetLeader } }
  }
`;
