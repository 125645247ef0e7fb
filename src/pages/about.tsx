import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { Figures } from "../components/sections/about/figures";
import { Hero } from "../components/sections/hero";
import { ItemsSection, plainCards, raisedPairs } from "../components/sections/items";
import { Prose } from "../components/sections/prose";
import { Section } from "../components/sections/section";
import { Envelope } from "../components/sections/about/envelope";
import { Landscape } from "../components/ui/backdrops";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/about.svg";
import closingFlame from "../theme/artwork/flames/closing-about.svg";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { hero, story, credentials, philosophy, figures, closing } = data.aboutPage;
  const verse = { text: story.scripture, reference: story.scriptureReference };
  return (
    <>
      <Hero hero={hero} flame={flame} />
      <Section id="story" padding="large" ground="light" heading={story} layout="split">
        <Prose lead={story.lead} paragraphs={story.paragraphs}>
          <Envelope {...story.envelope} />
        </Prose>
        <Prose paragraphs={story.continued} verse={verse} />
      </Section>
      <ItemsSection
        id="credentials"
        padding="small"
        ground="paper"
        heading={credentials}
        look={plainCards}
        items={credentials.entries}
      />
      <ItemsSection
        id="philosophy"
        ground="light"
        heading={philosophy}
        backdrop={<Landscape corner="northEast" />}
        look={raisedPairs}
        items={philosophy.cards}
      />
      {figures.entries.length > 0 && (
        <Section id="figures" ground="paper" heading={figures}>
          <Figures figures={figures.entries} />
        </Section>
      )}
      <ClosingCall call={closing} flame={closingFlame} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.AboutPageQuery>) {
  const { seo } = data.aboutPage;
  const subject = { type: "AboutPage", mainTopic: "leader", entity: "ministry" } as const;
  return <PageHead seo={seo} path={location.pathname} {...subject} />;
}

export const query = graphql`
  query AboutPage {
    aboutPage {
      seo { ...Seo }
      hero { ...Hero }
      story {
        eyebrow title lead paragraphs continued scripture scriptureReference
        envelope { label questions }
      }
      credentials { eyebrow title entries { title text } }
      philosophy { eyebrow title cards { title text } }
      figures { eyebrow title entries { value label text } }
      closing { ...ClosingCall }
    }
  }
`;
