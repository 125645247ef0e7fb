import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TextPage } from "../components/mdx/text-page";
import { PageHead } from "../seo/page-head";

/** A page of running text, rendered from an .mdx file of content/pages. */
export default function DocumentPage({ data }: PageProps<Queries.DocumentPageQuery>) {
  const { document, frame } = data.content;
  const { name, frontmatter, htmlWithSidenotes, headings } = document;
  const { title, introduction } = frontmatter;
  return (
    <TextPage
      title={title}
      introduction={introduction}
      name={name}
      html={htmlWithSidenotes}
      headings={headings}
      contents={frame.contents}
    />
  );
}

export function Head({ data, location }: HeadProps<Queries.DocumentPageQuery>) {
  const { name, frontmatter } = data.content.document;
  return <PageHead seo={frontmatter.seo} path={location.pathname} preview={name} />;
}

export const query = graphql`
  query DocumentPage($name: String!) {
    content {
      frame { contents }
      document(name: $name) {
        name
        htmlWithSidenotes
        headings { id level text }
        frontmatter { title introduction seo { ...Seo } }
      }
    }
  }
`;
