import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Biographies } from "../components/sections/press-kit/biographies";
import { ClosingCall } from "../components/sections/closing-call";
import { ContactSheet, PhotographsAndKit } from "../components/sections/press-kit/contact-sheet";
import { FactSheet } from "../components/sections/press-kit/fact-sheet";
import { Hero, Overview } from "../components/sections/hero";
import { PressLines } from "../components/sections/press-kit/press-lines";
import { Questions } from "../components/sections/questions";
import { Quotes } from "../components/sections/quotes";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/press-kit.svg";

export default function PressKitPage({ data }: PageProps<Queries.PressKitPageQuery>) {
  const { pressKitPage: kit } = data;
  return (
    <>
      <Overview overview={kit.overview} />
      <Hero
        hero={kit.hero}
        flame={flame}
        elementsByName={{ photographs: <PhotographsAndKit photos={kit.photos.cards} kit={kit.wholeKit} /> }}
      />
      <FactSheet sheet={kit.factSheet} kit={kit.wholeKit} />
      <ContactSheet photos={kit.photos} />
      {kit.bios.entries.length > 0 && <Biographies bios={kit.bios} />}
      <PressLines interview={kit.interview} soundbites={kit.soundbites} />
      <Quotes testimonials={kit.testimonials} />
      <Questions faq={kit.faq} />
      <ClosingCall call={kit.closing} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.PressKitPageQuery>) {
  const { seo, faq } = data.pressKitPage;
  return <PageHead seo={seo} path={location.pathname} entity="ministry" faq={faq} />;
}

export const query = graphql`
  query PressKitPage {
    pressKitPage {
      seo { ...Seo }
      overview { label text }
      hero { ...Hero }
      factSheet { eyebrow title text cards { title entries { term detail } } }
      wholeKit { title text button }
      photos {
        eyebrow title text button details creditLabel licenceLabel custom action { ...LinkFields }
        cards {
          id title text credit licence
          picture { file { ...PictureData download { url extension width height } } alt }
        }
      }
      bios {
        eyebrow title text button read withoutScript
        copied { title text }
        notCopied { title text }
        entries { id title length paragraphs }
      }
      interview { ...DownloadableList }
      soundbites { ...DownloadableList }
      testimonials { ...Testimonials }
      faq { ...Faq }
      closing { ...ClosingCall }
    }
  }
`;
