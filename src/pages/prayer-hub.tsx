import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { Community } from "../components/sections/community";
import { Faq } from "../components/sections/faq";
import { FreeGuides } from "../components/sections/free-guides";
import { Hero } from "../components/sections/hero";
import { HubGathering } from "../components/sections/hub-gathering";
import { Overview } from "../components/sections/overview";
import { Training } from "../components/sections/training";
import { faqPage } from "../seo/json-ld/faq-page";
import { organization } from "../seo/json-ld/organization";
import { webPage } from "../seo/json-ld/web-page";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/prayer-hub.svg";
import closingFlame from "../theme/artwork/flames/closing-prayer-hub.svg";

/** The Prayer Hub: the gathering, the free guides, training and the community. */
export default function PrayerHubPage({ data }: PageProps<Queries.PrayerHubPageQuery>) {
  const { prayerHubPage: page, allGuide, gatheringDates, facts } = data;
  const { schedule } = facts.gathering;
  return (
    <>
      <Overview overview={page.overview} />
      <Hero hero={page.hero} flame={flame} size="slim" />
      <HubGathering gathering={page.gathering} dates={gatheringDates.dates} schedule={schedule} />
      <FreeGuides words={page.guides} guides={allGuide.nodes} />
      <Training training={page.training} />
      <Community community={page.community} />
      <Faq faq={page.faq} />
      <ClosingCall call={page.closing} flame={closingFlame} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.PrayerHubPageQuery>) {
  const { prayerHubPage } = data;
  return (
    <PageHead
      seo={prayerHubPage.seo}
      path={location.pathname}
      preview="prayer-hub"
      describe={(site, path) => [
        organization(site),
        webPage(site, { path, ...prayerHubPage.seo }),
        ...faqPage(site, path, prayerHubPage.faq.questions),
      ]}
    />
  );
}

export const query = graphql`
  query PrayerHubPage {
    prayerHubPage {
      seo { ...Seo }
      overview { label text }
      hero { ...Hero }
      gathering { ...HubGathering }
      guides { ...FreeGuides }
      training { ...Training }
      community { ...Community }
      faq { ...Faq }
      closing { ...ClosingCall }
    }
    gatheringDates { ...GatheringDates }
    facts { gathering { schedule { ...Schedule } } }
    allGuide(sort: { order: ASC }) { nodes { ...Guide } }
  }
`;
