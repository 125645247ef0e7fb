import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { FlameNotice } from "../components/ui/flame-notice";
import { PageHead } from "../seo/page-head";
import { theme } from "../theme/theme";
import flame from "../theme/artwork/flames/thank-you.svg";

const promiseStyle = css`
  max-width: 21em;
  margin-bottom: ${theme.space.md};
  padding-left: min(${theme.space.lg}, 6vw);
  border-left: 3px solid ${theme.colour.accent};
  font: italic 400 ${theme.type.h3} / 1.2 ${theme.font.italic};
  text-wrap: balance;
`;

/** The page that visitors see after they have sent a form without script. */
export default function ThankYouPage({ data }: PageProps<Queries.ThankYouPageQuery>) {
  const { action, next, promise, ...texts } = data.thankYouPage;
  return (
    <FlameNotice flame={flame} {...texts} actions={[action, ...(next ?? [])]}>
      {promise && <p css={promiseStyle}>{promise}</p>}
    </FlameNotice>
  );
}

export function Head({ data, location }: HeadProps<Queries.ThankYouPageQuery>) {
  const { seo } = data.thankYouPage;
  return <PageHead seo={seo} path={location.pathname} isIndexed={false} />;
}

export const query = graphql`
  query ThankYouPage {
    thankYouPage { seo { ...Seo } title text promise action { ...LinkFields } next { ...LinkFields } }
  }
`;
