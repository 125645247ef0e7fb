import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TextPage } from "../components/text/text-page";
import { TeachingFacts } from "../components/sections/teaching";
import { TeachingEnd } from "../components/sections/teaching-end";
import { blogPosting, type ArticleDates } from "../seo/json-ld/blog-posting";
import { organization } from "../seo/json-ld/organization";
import { leader } from "../seo/json-ld/person";
import { webPage } from "../seo/json-ld/web-page";
import { PageHead } from "../seo/page-head";

/** A teaching, rendered from its file in content/articles. */
export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const { article, blogPage, frame } = data;
  const { title, excerpt, picture } = article;
  return (
    <TextPage
      title={title}
      introduction={excerpt}
      picture={picture}
      name={article.name}
      html={article.html}
      headings={article.headings}
      contents={frame.contents}
      facts={<TeachingFacts article={article} readable category={categoryOf(data)} words={blogPage.card} />}
      after={<TeachingEnd title={title} words={blogPage.article} />}
    />
  );
}

export function Head({ data, location, pageContext }: HeadProps<Queries.ArticlePageQuery, ArticleDates>) {
  const { article, blogPage } = data;
  const { title, excerpt: description, readTime: minutes, seo } = article;
  const { back, crumb } = blogPage.article;
  const preview = `blog/${article.name}`;
  const facts = { title, description, minutes, section: categoryOf(data), preview, ...pageContext };
  return (
    <PageHead
      seo={seo ?? { title, description }}
      path={location.pathname}
      preview={preview}
      indexed={article.stage === "published"}
      above={[{ path: back.href, name: crumb }]}
      describe={(site, path) => [
        organization(site),
        leader(site),
        webPage(site, { path, title, description }),
        blogPosting(site, { path, ...facts }),
      ]}
    />
  );
}

function categoryOf({ article, blogPage }: Queries.ArticlePageQuery): string {
  const { category } = article;
  return blogPage.list.categories.find(({ value }) => value === category)?.label ?? category;
}

export const query = graphql`
  query ArticlePage($name: String!) {
    article(name: { eq: $name }) {
      html
      headings { id level text }
      picture { alt file { ...PictureData } }
      seo { ...Seo }
      ...Teaching
    }
    frame { contents }
    blogPage {
      list { categories { value label } }
      card { ...TeachingWords }
      article { crumb back { href } ...TeachingEnd }
    }
  }
`;
