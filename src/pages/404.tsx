import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Message } from "../components/ui/message";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/not-found.svg";

/** For whoever looks after the site, not for its visitors: which address was asked for. */
const report = `console.error("404 Error: User attempted to access non-existent route:",location.pathname)`;

/** Not found. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <>
      <Message flame={flame} {...data.content.notFoundPage} />
      <script dangerouslySetInnerHTML={{ __html: report }} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.NotFoundPageQuery>) {
  const { seo } = data.content.notFoundPage;
  return <PageHead seo={seo} path={location.pathname} preview="not-found" indexed={false} />;
}

export const query = graphql`
  query NotFoundPage {
    content {
      notFoundPage { seo { ...Seo } code title text action { ...LinkFields } }
    }
  }
`;
