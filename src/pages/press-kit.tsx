import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Biographies } from "../components/sections/biographies";
import { ClosingCall } from "../components/sections/closing-call";
import { FactSheet } from "../components/sections/fact-sheet";
import { Faq } from "../components/sections/faq";
import { Hero } from "../components/sections/hero";
import { Overview } from "../components/sections/overview";
import { PressLines } from "../components/sections/press-lines";
import { PressPhotos } from "../components/sections/press-photos";
import { Testimonials } from "../components/sections/testimonials";
import { faqPage } from "../seo/json-ld/faq-page";
import { wholeOrganization } from "../seo/json-ld/organization";
import { leader } from "../seo/json-ld/person";
import { webPage } from "../seo/json-ld/web-page";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/press-kit.svg";

/** Press Kit: facts, photographs, biographies and quotations, to read or to download. */
export default function PressKitPage({ data }: PageProps<Queries.PressKitPageQuery>) {
  const { pressKitPage: kit } = data;
  return (
    <>
      <Overview overview={kit.overview} />
      <Hero hero={kit.hero} flame={flame} />
      <FactSheet sheet={kit.factSheet} kit={kit.wholeKit} />
      <PressPhotos photos={kit.photos} />
      <Biographies bios={kit.bios} />
      <PressLines interview={kit.interview} soundbites={kit.soundbites} />
      <Testimonials testimonials={kit.testimonials} />
      <Faq faq={kit.faq} />
      <ClosingCall call={kit.closing} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.PressKitPageQuery>) {
  const { pressKitPage } = data;
  const { seo } = pressKitPage;
  return (
    <PageHead
      seo={seo}
      path={location.pathname}
      preview="press-kit"
      describe={(site, path) => [
        wholeOrganization(site),
        leader(site),
        webPage(site, { path, ...seo }),
        ...faqPage(site, path, pressKitPage.faq.questions),
      ]}
    />
  );
}

export const query = graphql`
  query PressKitPage {
    pressKitPage {
      seo { ...Seo }
      overview { label text }
      hero { ...Hero }
      factSheet { ...FactSheet }
      wholeKit { ...WholeKit }
      photos { ...PressPhotos }
      bios { ...Biographies }
      interview { ...DownloadableList }
      soundbites { ...DownloadableList }
      testimonials { ...Testimonials }
      faq { ...Faq }
      closing { ...ClosingCall }
    }
  }
`;
