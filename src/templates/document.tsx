import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TextPage } from "../components/text/text-page";
import { PageHead } from "../seo/page-head";

/** A page with a long text, rendered from an .mdx file of content/pages. */
export default function DocumentPage({ data }: PageProps<Queries.DocumentPageQuery>) {
  return <TextPage {...data.document} />;
}

export function Head({ data, location }: HeadProps<Queries.DocumentPageQuery>) {
  return <PageHead seo={data.document.seo} path={location.pathname} />;
}

export const query = graphql`
  query DocumentPage($path: String!) {
    document(page: { eq: $path }) {
      name title introduction html headings { id level text } seo { ...Seo }
    }
  }
`;
