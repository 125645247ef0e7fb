import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Prose } from "../components/mdx/prose";
import { PageHead } from "../seo/page-head";

/** What src/build/create-pages.ts says of one page of running text. */
interface DocumentContext {
  /** Its picture for link previews, in static/previews; the home page's while it has none. */
  preview: string;
}

/** A page of running text, made from one .mdx file of content/pages. */
export default function DocumentPage({ data }: PageProps<Queries.DocumentPageQuery>) {
  const { frontmatter, html } = data.content.document;
  return <Prose title={frontmatter.title} introduction={frontmatter.introduction} html={html} />;
}

export function Head({ data, location, pageContext }: HeadProps<Queries.DocumentPageQuery, DocumentContext>) {
  const { document, homePage } = data.content;
  const { seo } = document.frontmatter;
  const { preview } = pageContext;
  const previewTitle = preview === "home" ? homePage.seo.title : seo.title;
  return <PageHead seo={seo} path={location.pathname} preview={preview} previewTitle={previewTitle} />;
}

export const query = graphql`
  query DocumentPage($name: String!) {
    content {
      document(name: $name) { html frontmatter { title introduction seo { ...Seo } } }
      homePage { seo { title } }
    }
  }
`;
