import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { Devotionals } from "../components/sections/resources/devotionals";
import { Hero, Overview } from "../components/sections/hero";
import { ItemsSection, rows } from "../components/sections/items";
import { Prose } from "../components/sections/prose";
import { Questions } from "../components/sections/questions";
import { Section } from "../components/sections/section";
import { Shelf } from "../components/sections/resources/shelf";
import { Actions } from "../components/ui/links";
import { FactRow } from "../components/sections/resources/fact-row";
import { Landscape } from "../components/ui/backdrops";
import { Picture } from "../components/ui/picture";
import { PageHead } from "../seo/page-head";
import { formatTypedAddress } from "../seo/titles";
import closingFlame from "../theme/artwork/flames/closing-resources.svg";

export default function ResourcesPage({ data }: PageProps<Queries.ResourcesPageQuery>) {
  const { resourcesPage: page, allDevotional, allBookDetails, siteIdentity, allGuide } = data;
  const { manual, online } = page;
  const devotionals = allDevotional.nodes;
  const availableDevotional = devotionals.find(({ status }) => status === "available");
  const cover = manual && allBookDetails.nodes[0]?.cover;
  const covers = [cover, availableDevotional?.slides?.[0]?.picture].filter((picture) => !!picture);
  const shelf = covers.length > 0 && <Shelf covers={covers} guides={allGuide.nodes} />;
  const address = formatTypedAddress(siteIdentity.url, "/resources");
  const coverWidth = "(min-width: 64em) 27rem, (min-width: 48em) 31vw, min(26rem, 90vw)";
  return (
    <>
      <Overview overview={page.overview} />
      <Hero hero={page.hero} size="slim" elementsByName={{ shelf }} />
      {manual && (
        <Section
          id="manual"
          padding="large"
          ground="paper"
          heading={{ eyebrow: manual.eyebrow, title: manual.title }}
          layout="picture"
          aside={cover && <Picture picture={cover} sizes={coverWidth} />}
          backdrop={<Landscape corner="southWest" />}
        >
          <Prose lead={manual.lead} paragraphs={[manual.text]}>
            {manual.facts.length > 0 && <FactRow facts={manual.facts} />}
            <Actions actions={manual.actions} />
          </Prose>
        </Section>
      )}
      <Devotionals texts={page.devotionals} devotionals={devotionals} address={address} />
      <ItemsSection
        id="online"
        padding="small"
        ground="paper"
        heading={online}
        layout="split"
        look={rows}
        headingId={(_, index) => `online-${String(index)}`}
        comingSoon={online.comingSoon}
        items={online.entries.map(({ status, ...entry }) => {
          return { ...entry, action: status === "available" ? entry.action : null, mark: online.free };
        })}
      />
      <Questions faq={page.faq} />
      <ClosingCall call={page.closing} flame={closingFlame} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ResourcesPageQuery>) {
  const { seo, faq } = data.resourcesPage;
  return <PageHead seo={seo} path={location.pathname} faq={faq} />;
}

export const query = graphql`
  query ResourcesPage {
    resourcesPage {
      seo { ...Seo } overview { label text } hero { ...Hero }
      manual { eyebrow title lead text facts { label value } actions { ...LinkFields } }
      devotionals {
        eyebrow title text days view comingSoon slides asText printed next { ...ReadNext }
        viewer { name counter previous next close print prayer step }
      }
      online { eyebrow title text free comingSoon entries { title text status action { ...LinkFields } } }
      faq { ...Faq } closing { ...ClosingCall }
    }
    allDevotional(sort: { order: ASC }) { nodes { days title text status slides { ...ViewerSlide } } }
    allGuide(sort: { name: ASC }) { nodes { hasBody title } }
    allBookDetails { nodes { cover { ...Picture } } }
    siteIdentity { url }
  }
`;
