import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { Credentials } from "../components/sections/credentials";
import { Figures } from "../components/sections/figures";
import { Hero } from "../components/sections/hero";
import { Philosophy } from "../components/sections/philosophy";
import { Story } from "../components/sections/story";
import { wholeOrganization } from "../seo/json-ld/organization";
import { leader } from "../seo/json-ld/person";
import { webPage } from "../seo/json-ld/web-page";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/about.svg";
import closingFlame from "../theme/artwork/flames/closing-about.svg";

/** About: the history of the ministry, the leader's background and the beliefs. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { aboutPage, siteIdentity } = data;
  return (
    <>
      <Hero hero={aboutPage.hero} flame={flame} />
      <Story story={aboutPage.story} portrait={siteIdentity.leader.portrait} />
      <Credentials credentials={aboutPage.credentials} />
      <Philosophy philosophy={aboutPage.philosophy} />
      <Figures figures={aboutPage.figures} />
      <ClosingCall call={aboutPage.closing} flame={closingFlame} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.AboutPageQuery>) {
  const { seo } = data.aboutPage;
  return (
    <PageHead
      seo={seo}
      path={location.pathname}
      preview="about"
      describe={(site, path) => [
        wholeOrganization(site),
        leader(site),
        webPage(site, { path, ...seo, type: "AboutPage", about: "leader" }),
      ]}
    />
  );
}

export const query = graphql`
  query AboutPage {
    aboutPage {
      seo { ...Seo }
      hero { ...Hero }
      story { ...Story }
      credentials { ...Credentials }
      philosophy { ...Philosophy }
      figures { ...Figures }
      closing { ...ClosingCall }
    }
    siteIdentity { leader { portrait { ...Portrait } } }
  }
`;
