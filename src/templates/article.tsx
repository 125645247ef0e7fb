import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TextPage } from "../components/text/text-page";
import { ArticleFacts } from "../components/sections/article-card";
import { ReadNext } from "../components/ui/read-next";
import { ShareButton } from "../components/ui/share-button";
import { SmartLink } from "../components/ui/links";
import { PageHead } from "../seo/page-head";
import { blogPosting } from "../seo/structured-data";

/** The page context, as src/build/pages/create-pages.ts creates it: ISO 8601 with an offset. */
interface ArticleContext {
  published: string;
  modified?: string;
}

/** An article, rendered from its file in content/articles. */
export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const { article, blogPage, frame } = data;
  const { title, excerpt, picture } = article;
  const { back, next } = blogPage.article;
  return (
    <TextPage
      title={title}
      introduction={excerpt}
      picture={picture}
      name={article.name}
      html={article.html}
      headings={article.headings}
      contents={frame.contents}
      facts={<ArticleFacts article={article} readable category={categoryOf(data)} words={blogPage.card} />}
      after={
        <>
          <SmartLink href={back.href}>{back.label}</SmartLink>
          <ShareButton href="" about={title} />
          <ReadNext next={next} />
        </>
      }
    />
  );
}

export function Head({ data, location, pageContext }: HeadProps<Queries.ArticlePageQuery, ArticleContext>) {
  const { article, blogPage } = data;
  const { title, excerpt: description, readTime: minutes, seo } = article;
  const { back, crumb } = blogPage.article;
  const preview = `blog/${article.name}`;
  const { published, modified } = pageContext;
  const facts = { title, description, minutes, section: categoryOf(data), preview, published, modified };
  return (
    <PageHead
      seo={seo ?? { title, description }}
      path={location.pathname}
      preview={preview}
      indexed={article.stage === "published"}
      above={[{ path: back.href, name: crumb }]}
      describes="leader"
      describe={(site, path) => [blogPosting(site, path, facts)]}
    />
  );
}

function categoryOf({ article: { category }, blogPage }: Queries.ArticlePageQuery): string {
  return blogPage.list.categories.find(({ value }) => value === category)?.label ?? category;
}

export const query = graphql`
  query ArticlePage($name: String!) {
    article(name: { eq: $name }) {
      html
      headings { id level text }
      picture { ...Picture }
      seo { ...Seo }
      ...ArticleCard
    }
    frame { contents }
    blogPage {
      list { categories { value label } }
      card { ...ArticleWords }
      article { crumb back { ...LinkFields } next { ...ReadNext } }
    }
  }
`;
