import { graphql, type HeadProps, type PageProps } from "gatsby";
import { NoticePage } from "../components/ui/notice-page";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/not-found.svg";

/** Logs the requested path for the site's operators; visitors do not see it. */
const report = `console.error("404 Error: User attempted to access non-existent route:",location.pathname)`;

/** Not found. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { action, ...texts } = data.notFoundPage;
  return (
    <>
      <NoticePage flame={flame} {...texts} actions={[action]} />
      <script dangerouslySetInnerHTML={{ __html: report }} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.NotFoundPageQuery>) {
  const { seo } = data.notFoundPage;
  return <PageHead seo={seo} path={location.pathname} preview="not-found" indexed={false} />;
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage { seo { ...Seo } code title text action { ...LinkFields } doors { label href text } }
  }
`;
