import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DrawnVerse } from "../components/text/drawn-verse";
import { TextPage } from "../components/text/text-page";
import { ArticleFacts } from "../components/sections/blog/article-card";
import { NextTeaching } from "../components/sections/blog/next-teaching";
import { seriesPart } from "../components/sections/blog/series-part";
import { Player } from "../components/sections/blog/player";
import { ReadNext } from "../components/ui/read-next";
import { ShareButton } from "../components/ui/share-button";
import { SmartLink } from "../components/ui/links";
import { PageHead, podcastFeeds } from "../seo/page-head";
import { blogPosting } from "../seo/structured-data";

/** The page context, as src/gatsby/pages/create-pages.ts creates it. */
interface ArticleContext {
  /** ISO 8601 with an offset. */
  published: string;
}

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const { article, blogPage } = data;
  const { title, recording, verse, category, speaker } = article;
  const { back: blogLink, author, next: nextLinks, nextTeaching, download } = blogPage.article;
  const [nextArticle] = data.following.nodes;
  const position = blogPage.list.categories.findIndex(({ value }) => value === category);
  const { podcast } = data.siteIdentity;
  const part = seriesPart(blogPage.series, article, data.allArticle.nodes);
  return (
    <TextPage
      {...article}
      introduction={article.excerpt}
      asideContent={
        <>
          {author && !speaker && (
            <p>
              <SmartLink href={author.href}>{author.label}</SmartLink>
            </p>
          )}
          <ArticleFacts article={{ ...article, partOf: null }} texts={blogPage.card} />
          {part && <SmartLink href={part.address}>{part.title}</SmartLink>}
        </>
      }
      drawing={<DrawnVerse verse={verse} category={position} />}
      contentAbove={
        recording && <Player recording={recording} title={title} download={download} podcast={podcast} />
      }
      contentBelow={
        <>
          {nextArticle && <NextTeaching label={nextTeaching} article={nextArticle} />}
          <SmartLink href={blogLink.href}>{blogLink.label}</SmartLink>
          <ShareButton href="" subject={title} />
          <ReadNext next={part} />
          {recording && <ReadNext next={blogPage.follow} />}
          <ReadNext next={nextLinks} />
        </>
      }
    />
  );
}

export function Head({ data, location, pageContext }: HeadProps<Queries.ArticlePageQuery, ArticleContext>) {
  const { article, blogPage, siteIdentity } = data;
  const { back: blogLink, crumb } = blogPage.article;
  return (
    <PageHead
      seo={article.seo ?? { title: article.title, description: article.excerpt }}
      path={location.pathname}
      isIndexed={article.stage === "published"}
      feeds={article.recording ? podcastFeeds(siteIdentity) : []}
      parentPages={[{ path: blogLink.href, name: crumb }]}
      entity="leader"
      getThings={(site, path) => [blogPosting(site, path, article, pageContext)]}
    />
  );
}

export const query = graphql`
  query ArticlePage($path: String!, $parts: [String!]!, $next: [String!]!) {
    article(page: { eq: $path }) {
      html series headings { id level text } verse { text reference }
      picture { ...Picture }
      seo { ...Seo }
      ...ArticleCard
      recording { href bytes seconds type }
    }
    allArticle(filter: { name: { in: $parts } }, sort: [{ date: ASC }, { name: ASC }]) {
      nodes { name title languageAttributes { lang dir } }
    }
    following: allArticle(filter: { name: { in: $next } }) { nodes { ...ArticleCard } }
    siteIdentity { podcast { title } }
    blogPage {
      list { categories { value } }
      card { minutes minutesToHear read listen speaker comingSoon draft scheduled } follow { ...ReadNext }
      series { part before whole entries { value title text } }
      article { crumb download nextTeaching back { ...LinkFields } author { ...LinkFields } next { ...ReadNext } }
    }
  }
`;
