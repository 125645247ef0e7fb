import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Prose } from "../components/mdx/prose";
import { TeachingFacts } from "../components/sections/teaching";
import { SmartLink } from "../components/ui/smart-link";
import { blogPosting } from "../seo/json-ld/blog-posting";
import { organization } from "../seo/json-ld/organization";
import { leader } from "../seo/json-ld/person";
import { webPage } from "../seo/json-ld/web-page";
import { PageHead } from "../seo/page-head";

/** What src/build/create-pages.ts says of one teaching. */
interface ArticleContext {
  /** Its picture for link previews, in static/previews; the blog's while it has none. */
  preview: string;
}

/** One teaching, made from its file in content/articles. */
export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const { article, blogPage } = data.content;
  const { title, excerpt } = article.frontmatter;
  const { back } = blogPage.article;
  const facts = (
    <TeachingFacts article={article} readable category={categoryOf(data)} words={blogPage.card} />
  );
  const wayBack = <SmartLink href={back.href}>{back.label}</SmartLink>;
  return <Prose title={title} introduction={excerpt} html={article.html} above={facts} after={wayBack} />;
}

export function Head({ data, location, pageContext }: HeadProps<Queries.ArticlePageQuery, ArticleContext>) {
  const { article, blogPage } = data.content;
  const { title, excerpt: description, date, readTime: minutes } = article.frontmatter;
  const { back, crumb } = blogPage.article;
  return (
    <PageHead
      seo={{ title, description }}
      path={location.pathname}
      preview={pageContext.preview}
      previewTitle={pageContext.preview === "blog" ? blogPage.seo.title : title}
      indexed={article.stage === "out"}
      above={[{ path: back.href, name: crumb }]}
      describe={(site, path) => [
        organization(site),
        leader(site),
        webPage(site, { path, title, description }),
        blogPosting(site, { path, title, description, date, minutes, section: categoryOf(data) }),
      ]}
    />
  );
}

function categoryOf({ content }: Queries.ArticlePageQuery): string {
  const { category } = content.article.frontmatter;
  return content.blogPage.list.categories.find(({ value }) => value === category)?.label ?? category;
}

export const query = graphql`
  query ArticlePage($name: String!) {
    content {
      article(name: $name) { html ...Teaching }
      blogPage {
        seo { title }
        list { categories { value label } }
        card { ...TeachingWords }
        article { crumb back { ...LinkFields } }
      }
    }
  }
`;
