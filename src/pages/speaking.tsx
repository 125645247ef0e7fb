import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { Evening } from "../components/sections/speaking/evening";
import { Hero, Overview } from "../components/sections/hero";
import { Items, ItemsSection, raisedCards, raisedPairs, rows } from "../components/sections/items";
import { OneSheet, OneSheetHead } from "../components/sections/speaking/one-sheet";
import { Questions } from "../components/sections/questions";
import { Quotes } from "../components/sections/quotes";
import { Section } from "../components/sections/section";
import { LabelledList } from "../components/sections/speaking/labelled-list";
import { Picture } from "../components/ui/picture";
import { Recording } from "../components/sections/speaking/recording";
import { PageHead } from "../seo/page-head";
import { formatTypedAddress } from "../seo/titles";
import flame from "../theme/artwork/flames/speaking.svg";
import closingFlame from "../theme/artwork/flames/closing-speaking.svg";

/** Speaking: information for event organisers, on screen and on one printed page. */
export default function SpeakingPage({ data }: PageProps<Queries.SpeakingPageQuery>) {
  const { speakingPage: page, siteIdentity } = data;
  const { topics, events, planning } = page;
  const topicsWithNote = topics.cards.map((topic) => {
    return { ...topic, note: { label: topics.takeawayLabel, text: topic.takeaway } };
  });
  const kinds = <Items key="kinds" look={raisedPairs} isAligned items={events.cards} />;
  const evening = events.evening && <Evening key="evening" evening={events.evening} />;
  return (
    <>
      <Overview overview={page.overview} />
      <OneSheetHead leader={siteIdentity.leader} />
      <Hero hero={page.hero} flame={flame} />
      <ItemsSection
        id="topics"
        padding="large"
        ground="paper"
        heading={topics}
        look={raisedCards}
        isAligned
        items={topicsWithNote}
        below={<LabelledList label={topics.fieldsLabel} entries={topics.fieldsOfKnowledge} />}
      />
      {events.cards.length > 0 && (
        <Section id="event-types" ground="light" heading={events} layout="paired" below={[kinds, evening]}>
          {events.picture && <Picture picture={events.picture} sizes="(min-width: 64em) 48rem, 92vw" />}
        </Section>
      )}
      {planning && (
        <Section
          id="planning"
          padding="small"
          ground="paper"
          heading={planning}
          layout="split"
          aside={planning.watch && <Recording {...planning.watch} />}
        >
          <Items look={rows} items={planning.entries} />
        </Section>
      )}
      <Quotes testimonials={page.testimonials} />
      <Questions faq={page.faq} />
      <ClosingCall call={page.closing} flame={closingFlame} />
      <OneSheet line={page.oneSheet} address={formatTypedAddress(siteIdentity.url, "/speaking")} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.SpeakingPageQuery>) {
  const { seo, topics, faq } = data.speakingPage;
  const subject = { mainTopic: "leader", entity: "leader", knowsAbout: topics.fieldsOfKnowledge } as const;
  return <PageHead seo={seo} path={location.pathname} faq={faq} {...subject} />;
}

export const query = graphql`
  query SpeakingPage {
    speakingPage {
      seo { ...Seo } overview { label text }
      hero { ...Hero }
      topics { eyebrow title takeawayLabel cards { id title text takeaway } fieldsLabel fieldsOfKnowledge }
      events {
        eyebrow title picture { ...Picture } cards { title text points }
        evening { title length parts { title minutes text } }
      }
      planning {
        eyebrow title text entries { title text }
        watch { picture { ...Picture } title text action { ...LinkFields } }
      }
      testimonials { ...Testimonials } faq { ...Faq } closing { ...ClosingCall } oneSheet
    }
    siteIdentity { url leader { name role biography portrait { ...Picture } } }
  }
`;
