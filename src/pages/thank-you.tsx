import { graphql, type HeadProps, type PageProps } from "gatsby";
import { NoticePage } from "../components/ui/notice-page";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/thank-you.svg";

/** The page after a form that was submitted without script. */
export default function ThankYouPage({ data }: PageProps<Queries.ThankYouPageQuery>) {
  const { action, next, ...texts } = data.thankYouPage;
  return <NoticePage flame={flame} {...texts} actions={[action, ...(next ?? [])]} />;
}

export function Head({ data, location }: HeadProps<Queries.ThankYouPageQuery>) {
  const { seo } = data.thankYouPage;
  return <PageHead seo={seo} path={location.pathname} preview="thank-you" indexed={false} />;
}

export const query = graphql`
  query ThankYouPage {
    thankYouPage { seo { ...Seo } title text promise action { ...LinkFields } next { ...LinkFields } }
  }
`;
