import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { Devotionals } from "../components/sections/devotionals";
import { Faq } from "../components/sections/faq";
import { Hero } from "../components/sections/hero";
import { Manual } from "../components/sections/manual";
import { OnlineResources } from "../components/sections/online-resources";
import { Overview } from "../components/sections/overview";
import { Shelf } from "../components/sections/shelf";
import { faqPage } from "../seo/json-ld/faq-page";
import { organization } from "../seo/json-ld/organization";
import { webPage } from "../seo/json-ld/web-page";
import { PageHead } from "../seo/page-head";
import { typedAddress } from "../seo/typed-address";
import closingFlame from "../theme/artwork/flames/closing-resources.svg";

/** Resources: the manual, the devotionals and online reading. */
export default function ResourcesPage({ data }: PageProps<Queries.ResourcesPageQuery>) {
  const { resourcesPage: page, allDevotional, siteIdentity, allGuide } = data;
  const devotionals = allDevotional.nodes;
  const readable = devotionals.find(({ status }) => status === "available");
  const covers = [page.manual?.cover, readable?.slides?.[0]?.picture].filter((cover) => !!cover);
  const shelf = covers.length > 0 ? <Shelf covers={covers} guides={allGuide.nodes} /> : undefined;
  return (
    <>
      <Overview overview={page.overview} />
      <Hero hero={page.hero} size="slim" aside={shelf} />
      {page.manual && <Manual manual={page.manual} />}
      {devotionals.length > 0 && (
        <Devotionals
          words={page.devotionals}
          devotionals={devotionals}
          address={typedAddress(siteIdentity.url, "/resources")}
        />
      )}
      <OnlineResources online={page.online} />
      <Faq faq={page.faq} />
      <ClosingCall call={page.closing} flame={closingFlame} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ResourcesPageQuery>) {
  const { resourcesPage } = data;
  return (
    <PageHead
      seo={resourcesPage.seo}
      path={location.pathname}
      preview="resources"
      describe={(site, path) => [
        organization(site),
        webPage(site, { path, ...resourcesPage.seo }),
        ...faqPage(site, path, resourcesPage.faq.questions),
      ]}
    />
  );
}

export const query = graphql`
  query ResourcesPage {
    resourcesPage {
      seo { ...Seo }
      overview { label text }
      hero { ...Hero }
      manual { ...Manual }
      devotionals { ...Devotionals }
      online { ...OnlineResources }
      faq { ...Faq }
      closing { ...ClosingCall }
    }
    allDevotional(sort: { order: ASC }) { nodes { ...Devotional } }
    allGuide(sort: { name: ASC }) { nodes { ...ShelfGuide } }
    siteIdentity { url }
  }
`;
