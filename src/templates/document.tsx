import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Prose } from "../components/mdx/prose";
import { PageHead } from "../seo/page-head";

/** A page of running text, made from one .mdx file of content/pages. */
export default function DocumentPage({ data }: PageProps<Queries.DocumentPageQuery>) {
  const { frontmatter, html } = data.content.document;
  return <Prose title={frontmatter.title} introduction={frontmatter.introduction} html={html} />;
}

export function Head({ data, location }: HeadProps<Queries.DocumentPageQuery>) {
  return <PageHead seo={data.content.document.frontmatter.seo} path={location.pathname} />;
}

export const query = graphql`
  query DocumentPage($name: String!) {
    content {
      document(name: $name) { html frontmatter { title introduction seo { ...Seo } } }
    }
  }
`;
