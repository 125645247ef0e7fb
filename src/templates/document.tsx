import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TextPage } from "../components/text/text-page";
import { PageHead } from "../seo/page-head";

/** A page of running text, rendered from an .mdx file of content/pages. */
export default function DocumentPage({ data }: PageProps<Queries.DocumentPageQuery>) {
  return <TextPage {...data.document} />;
}

export function Head({ data, location }: HeadProps<Queries.DocumentPageQuery>) {
  const { name, seo } = data.document;
  return <PageHead seo={seo} path={location.pathname} preview={name} />;
}

export const query = graphql`
  query DocumentPage($name: String!) {
    document(name: { eq: $name }) {
      name title introduction html headings { id level text } seo { ...Seo }
    }
  }
`;
