import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { OneTimeGifts } from "../components/sections/partner/gifts";
import { Hero, Overview } from "../components/sections/hero";
import { PartnershipLevels } from "../components/sections/partner/partnership-levels";
import { Prose } from "../components/sections/prose";
import { Questions } from "../components/sections/questions";
import { Wall } from "../components/sections/partner/wall";
import { Section } from "../components/sections/section";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/partner.svg";
import closingFlame from "../theme/artwork/flames/closing-partner.svg";

export default function PartnerPage({ data }: PageProps<Queries.PartnerPageQuery>) {
  const { partnerPage: page, partnershipLevels, partnershipGifts, siteIdentity } = data;
  const { lead, paragraphs, verse, reference, ...vision } = page.vision;
  return (
    <>
      <Overview overview={page.overview} />
      <Hero hero={page.hero} flame={flame} elementsByName={{ wall: <Wall rows={7} builtRows={5} /> }} />
      <Section id="vision" ground="light" heading={vision} layout="split">
        <Prose lead={lead} hasLargerLead paragraphs={paragraphs} verse={{ text: verse, reference }} />
      </Section>
      <PartnershipLevels texts={page.levels} levels={partnershipLevels.levels} />
      <OneTimeGifts
        texts={page.gifts}
        gifts={partnershipGifts.gifts}
        terms={page.terms}
        legal={siteIdentity.legal}
      />
      <ClosingCall call={page.join} flame={closingFlame} />
      <Questions faq={page.faq} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.PartnerPageQuery>) {
  const { seo, faq } = data.partnerPage;
  return <PageHead seo={seo} path={location.pathname} faq={faq} />;
}

export const query = graphql`
  query PartnerPage {
    partnerPage {
      seo { ...Seo }
      overview { label text }
      hero { ...Hero }
      vision { eyebrow title lead paragraphs verse reference }
      levels { eyebrow title perMonth popular }
      gifts { eyebrow title text }
      terms { title taxStatus refunds }
      faq { ...Faq }
      join { ...ClosingCall }
    }
    partnershipLevels { levels { id name price popular text benefits action { ...LinkFields } } }
    partnershipGifts { gifts { amount text href } }
    siteIdentity { legal { taxStatus refunds } }
  }
`;
