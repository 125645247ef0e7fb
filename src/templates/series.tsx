import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticleGrid } from "../components/sections/blog/article-card";
import { cardsOf } from "../components/sections/blog/articles";
import { Hero } from "../components/sections/hero";
import { Section } from "../components/sections/section";
import { SmartLink } from "../components/ui/links";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/blog.svg";

/** The page context of a series, as src/gatsby/pages/create-pages.ts creates it. */
interface SeriesContext {
  value: string;
  /** The names of its parts, in their order. */
  parts: string[];
}

/** A series of teachings, from the first on. */
export default function SeriesPage({ data, pageContext }: PageProps<Queries.SeriesPageQuery, SeriesContext>) {
  const { blogPage, allArticle } = data;
  const { title, text } = seriesOf(data, pageContext);
  const { back } = blogPage.article;
  return (
    <>
      <Hero hero={blogPage.hero} flame={flame} size="slim" />
      <Section
        ground="paper"
        id="series"
        heading={{ title, text }}
        headingStyle="wide"
        below={<SmartLink href={back.href}>{back.label}</SmartLink>}
      >
        <ArticleGrid
          cards={cardsOf({ words: blogPage, articles: allArticle.nodes, readable: pageContext.parts })}
        />
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
      preview={`blog/series/${pageContext.value}`}
      above={[{ path: back.href, name: crumb }]}
    />
  );
}

/** @throws if the blog's page does not name the series */
function seriesOf({ blogPage }: Queries.SeriesPageQuery, { value }: SeriesContext) {
  const series = blogPage.series.entries.find((one) => one.value === value);
  if (series === undefined) throw new Error(`content/pages/blog.json does not name the series ${value}.`);
  return series;
}

export const query = graphql`
  query SeriesPage($parts: [String!]!) {
    blogPage {
      hero { ...Hero }
      ...ArticleList
      series { entries { value title text } }
      article { crumb back { ...LinkFields } }
    }
    allArticle(filter: { name: { in: $parts } }, sort: [{ date: ASC }, { name: ASC }]) { nodes { ...ArticleCard } }
  }
`;
