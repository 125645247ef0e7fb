import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { GatheringDate } from "../components/sections/gathering-date";
import { Hero } from "../components/sections/hero";
import { ItemsSection, numberedRows } from "../components/sections/items";
import { Prose } from "../components/sections/prose";
import { Questions } from "../components/sections/questions";
import { Quotes } from "../components/sections/quotes";
import { Section } from "../components/sections/section";
import { Landscape } from "../components/ui/backdrops";
import { NextDates } from "../components/sections/home/next-dates";
import { PortraitAndBook } from "../components/sections/home/portrait-and-book";
import { SmartLink } from "../components/ui/links";
import { PageHead } from "../seo/page-head";
import closingFlame from "../theme/artwork/flames/closing-home.svg";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { homePage: page, siteIdentity, allBookDetails, gatheringDates, facts } = data;
  const [details] = allBookDetails.nodes;
  const { lead, paragraphs, action, book, ...biography } = page.biography;
  const { zone } = facts.gathering.schedule;
  return (
    <>
      <Hero
        hero={page.hero}
        elementsByName={{
          date: <GatheringDate dates={gatheringDates} zone={zone} size="line" />,
          gathering: <GatheringDate dates={gatheringDates} zone={zone} size="large" />,
        }}
      />
      <Section
        id="biography"
        padding="large"
        ground="light"
        heading={biography}
        layout="picture"
        aside={
          <PortraitAndBook
            portrait={siteIdentity.leader.portrait}
            book={book && details && { ...details, ...book }}
          />
        }
      >
        <Prose lead={lead} paragraphs={paragraphs}>
          <p>
            <SmartLink href={action.href}>{action.label}</SmartLink>
          </p>
        </Prose>
      </Section>
      <ItemsSection
        id="mandate"
        ground="paper"
        heading={page.mandate}
        layout="split"
        backdrop={<Landscape corner="northWest" />}
        look={numberedRows}
        items={page.mandate.cards}
      />
      <Quotes testimonials={page.testimonials} />
      <ClosingCall call={page.gathering} flame={closingFlame}>
        {page.nextDates && <NextDates label={page.nextDates} dates={gatheringDates} zone={zone} />}
      </ClosingCall>
      <Questions faq={page.faq} />
    </>
  );
}

export function Head({ data: { homePage }, location }: HeadProps<Queries.HomePageQuery>) {
  return <PageHead seo={homePage.seo} path={location.pathname} entity="ministry" faq={homePage.faq} />;
}

export const query = graphql`
  query HomePage {
    homePage {
      seo { ...Seo }
      hero { ...Hero }
      biography {
        eyebrow title lead paragraphs
        action { ...LinkFields }
        book { href }
      }
      mandate { eyebrow title cards { title text } }
      testimonials { ...Testimonials }
      gathering { ...ClosingCall }
      nextDates
      faq { ...Faq }
    }
    gatheringDates { ...GatheringDates }
    facts { gathering { schedule { zone } } }
    siteIdentity { leader { portrait { ...Picture } } }
    allBookDetails { nodes { cover { ...Picture } } }
  }
`;
