import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { FreeGuides } from "../components/sections/prayer-hub/free-guides";
import { GatheringDate } from "../components/sections/gathering-date";
import { Hero, Overview } from "../components/sections/hero";
import { HubGathering } from "../components/sections/prayer-hub/hub-gathering";
import { ItemsSection, plainPairs, rows } from "../components/sections/items";
import { Questions } from "../components/sections/questions";
import { Landscape } from "../components/ui/backdrops";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/prayer-hub.svg";
import closingFlame from "../theme/artwork/flames/closing-prayer-hub.svg";

export default function PrayerHubPage({ data }: PageProps<Queries.PrayerHubPageQuery>) {
  const { prayerHubPage: page, allGuide, gatheringDates, facts } = data;
  const { zone } = facts.gathering.schedule;
  return (
    <>
      <Overview overview={page.overview} />
      <Hero
        hero={page.hero}
        flame={flame}
        size="slim"
        elementsByName={{
          gathering: <GatheringDate dates={gatheringDates} zone={zone} size="large" flame={flame} />,
        }}
      />
      <HubGathering gathering={page.gathering} dates={gatheringDates} zone={zone} />
      <FreeGuides texts={page.guides} guides={allGuide.nodes} />
      <ItemsSection
        id="training"
        padding="small"
        ground="light"
        heading={page.training}
        layout="split"
        look={plainPairs}
        items={page.training.entries}
      />
      <ItemsSection
        id="community"
        padding="small"
        ground="paper"
        heading={page.community}
        layout="split"
        backdrop={<Landscape corner="northEast" />}
        look={rows}
        items={page.community.entries}
      />
      <Questions faq={page.faq} />
      <ClosingCall call={page.closing} flame={closingFlame} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.PrayerHubPageQuery>) {
  const { seo, faq } = data.prayerHubPage;
  return <PageHead seo={seo} path={location.pathname} faq={faq} />;
}

export const query = graphql`
  query PrayerHubPage {
    prayerHubPage {
      seo { ...Seo }
      overview { label text }
      hero { ...Hero }
      gathering {
        eyebrow title text facts { label value } nextDates calendar
        expect segments { title text } world { title noon midnight you places { name zone } }
      }
      guides { eyebrow title text download downloadHint size comingSoon }
      training { eyebrow title text entries { title label: facts text action { ...LinkFields } } }
      community { eyebrow title entries { title text } }
      faq { ...Faq }
      closing { ...ClosingCall }
    }
    gatheringDates { ...GatheringDates }
    facts { gathering { schedule { zone } } }
    allGuide(sort: { order: ASC }) { nodes { name pdf { pages kilobytes } title audience summary } }
  }
`;
