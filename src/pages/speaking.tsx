import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { EventTypes } from "../components/sections/event-types";
import { Faq } from "../components/sections/faq";
import { Hero } from "../components/sections/hero";
import { OneSheet } from "../components/sections/one-sheet";
import { Overview } from "../components/sections/overview";
import { Testimonials } from "../components/sections/testimonials";
import { Topics } from "../components/sections/topics";
import { faqPage } from "../seo/json-ld/faq-page";
import { organization } from "../seo/json-ld/organization";
import { leader } from "../seo/json-ld/person";
import { webPage } from "../seo/json-ld/web-page";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/speaking.svg";

/** Speaking: what an organiser needs to decide, on screen and on one printed sheet. */
export default function SpeakingPage({ data }: PageProps<Queries.SpeakingPageQuery>) {
  const { speakingPage, faqList, testimonialList } = data.content;
  return (
    <>
      <Overview overview={speakingPage.overview} />
      <Hero hero={speakingPage.hero} flame={flame} />
      <Topics topics={speakingPage.topics} />
      <EventTypes events={speakingPage.events} />
      <Testimonials title={speakingPage.testimonials.title} testimonials={testimonialList.testimonials} />
      <Faq heading={speakingPage.faq} questions={faqList.questions} />
      <ClosingCall call={speakingPage.closing} />
      <OneSheet line={speakingPage.oneSheet} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.SpeakingPageQuery>) {
  const { speakingPage, faqList } = data.content;
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
        ...faqPage(site, path, faqList.questions),
      ]}
    />
  );
}

export const query = graphql`
  query SpeakingPage {
    content {
      speakingPage {
        seo { ...Seo }
        overview { label text }
        hero { ...Hero }
        topics { ...Topics }
        events { ...EventTypes }
        testimonials { title }
        faq { ...SectionHeading }
        closing { ...ClosingCall }
        oneSheet
      }
      faqList(name: "speaking") { questions { ...Question } }
      testimonialList(name: "speaking") { testimonials { ...Testimonial } }
    }
  }
`;
