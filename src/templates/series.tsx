import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ReadNext } from "../components/ui/read-next";
import { ArticleGrid } from "../components/sections/blog/article-card";
import { Hero } from "../components/sections/hero";
import { Section } from "../components/sections/section";
import { PodcastLink } from "../components/sections/blog/player";
import { SmartLink } from "../components/ui/links";
import { PageHead, podcastFeeds } from "../seo/page-head";
import flame from "../theme/artwork/flames/blog.svg";

/** The page context of a series, as src/gatsby/pages/create-pages.ts creates it. */
interface SeriesContext {
  value: string;
  parts: string[];
}

export default function SeriesPage({ data, pageContext }: PageProps<Queries.SeriesPageQuery, SeriesContext>) {
  const { blogPage, allArticle, siteIdentity } = data;
  const { title, text } = seriesOf(data, pageContext);
  const { back } = blogPage.article;
  // The cards do not have links to the series, because this is the page of the series.
  const cards = allArticle.nodes.map((article) => ({
    article: { ...article, partOf: null },
    texts: blogPage.card,
  }));
  return (
    <>
      <Hero hero={{ ...blogPage.hero, headline: title, text }} flame={flame} size="slim" />
      <Section
        ground="paper"
        id="series"
        heading={{ title: blogPage.series.whole }}
        headingStyle="wide"
        below={
          <>
            <p>
              <SmartLink href={back.href}>{back.label}</SmartLink>
            </p>
            {cards.some(({ article }) => article.recording) && (
              <>
                <p>
                  <PodcastLink podcast={siteIdentity.podcast} />
                </p>
                <ReadNext next={blogPage.follow} />
              </>
            )}
          </>
        }
      >
        <ArticleGrid areParts cards={cards} />
      </Section>
    </>
  );
}

export function Head({ data, location, pageContext }: HeadProps<Queries.SeriesPageQuery, SeriesContext>) {
  const { title, text: description } = seriesOf(data, pageContext);
  const { back, crumb } = data.blogPage.article;
  return (
    <PageHead
      seo={{ title, description }}
      path={location.pathname}
      feeds={podcastFeeds(data.siteIdentity)}
      parentPages={[{ path: back.href, name: crumb }]}
    />
  );
}

/** @throws if pages/blog.json does not contain the series */
function seriesOf({ blogPage }: Queries.SeriesPageQuery, { value }: SeriesContext) {
  const series = blogPage.series.entries.find((one) => one.value === value);
  if (series === undefined) throw new Error(`content/pages/blog.json does not contain the series ${value}.`);
  return series;
}

export const query = graphql`
  query SeriesPage($parts: [String!]!) {
    blogPage {
      hero { ...Hero }
      ...ArticleList
      series { whole entries { value title text } }
      article { crumb back { ...LinkFields } }
    }
    allArticle(filter: { name: { in: $parts } }, sort: [{ date: ASC }, { name: ASC }]) { nodes { ...ArticleCard } }
    siteIdentity { podcast { title } }
  }
`;
