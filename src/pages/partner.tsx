import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { Faq } from "../components/sections/faq";
import { GivingTerms } from "../components/sections/giving-terms";
import { Hero } from "../components/sections/hero";
import { OneTimeGifts } from "../components/sections/one-time-gifts";
import { Overview } from "../components/sections/overview";
import { PartnershipLevels } from "../components/sections/partnership-levels";
import { Vision } from "../components/sections/vision";
import { faqPage } from "../seo/json-ld/faq-page";
import { organization } from "../seo/json-ld/organization";
import { webPage } from "../seo/json-ld/web-page";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/partner.svg";
import closingFlame from "../theme/artwork/flames/closing-partner.svg";

/** Partner: reasons to give, monthly and one-time gifts, and frequent questions. */
export default function PartnerPage({ data }: PageProps<Queries.PartnerPageQuery>) {
  const { partnerPage, partnershipLevels, partnershipGifts, siteIdentity } = data;
  return (
    <>
      <Overview overview={partnerPage.overview} />
      <Hero hero={partnerPage.hero} flame={flame} />
      <Vision vision={partnerPage.vision} />
      <PartnershipLevels words={partnerPage.levels} levels={partnershipLevels.levels} />
      <OneTimeGifts words={partnerPage.gifts} gifts={partnershipGifts.gifts}>
        <GivingTerms words={partnerPage.terms} legal={siteIdentity.legal} />
      </OneTimeGifts>
      <Faq faq={partnerPage.faq} />
      <ClosingCall call={partnerPage.join} flame={closingFlame} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.PartnerPageQuery>) {
  const { partnerPage } = data;
  return (
    <PageHead
      seo={partnerPage.seo}
      path={location.pathname}
      preview="partner"
      describe={(site, path) => [
        organization(site),
        webPage(site, { path, ...partnerPage.seo }),
        ...faqPage(site, path, partnerPage.faq.questions),
      ]}
    />
  );
}

export const query = graphql`
  query PartnerPage {
    partnerPage {
      seo { ...Seo }
      overview { label text }
      hero { ...Hero }
      vision { ...Vision }
      levels { ...LevelWords }
      gifts { ...GiftWords }
      terms { ...GivingTermsWords }
      faq { ...Faq }
      join { ...ClosingCall }
    }
    partnershipLevels { levels { ...Level } }
    partnershipGifts { gifts { ...Gift } }
    siteIdentity { legal { ...GivingTermsLegal } }
  }
`;
