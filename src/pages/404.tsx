import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SmartLink } from "../components/ui/links";
import { FlameNotice } from "../components/ui/flame-notice";
import { PageHead } from "../seo/page-head";
import { cardLink } from "../theme/mixins";
import { media, theme } from "../theme/theme";
import flame from "../theme/artwork/flames/not-found.svg";

/** The script that logs the requested path for the site's operators. Visitors do not see it. */
const logScript = `console.error("404 Error: User attempted to access non-existent route:",location.pathname)`;

const linkListStyle = css`
  display: grid;
  gap: ${theme.space.lg};
  margin-top: ${theme.space.md};

  & > li {
    position: relative;
    padding-top: ${theme.space.md};
    border-top: 1px solid ${theme.colour.border};
    /* The background hides the lines of the flame behind the text. */
    background-color: ${theme.colour.ground};
  }

  a {
    ${cardLink};
    color: ${theme.colour.ink};
    font: 400 ${theme.type.lead} / 1.25 ${theme.font.display};
    text-decoration-color: ${theme.colour.accent};
  }

  p {
    margin-top: ${theme.space.xs};
    color: ${theme.colour.muted};
    font-size: ${theme.type.label};
  }

  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    max-width: 58rem;
  }
`;

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { action, doors, ...texts } = data.notFoundPage;
  return (
    <>
      <FlameNotice
        flame={flame}
        {...texts}
        actions={[action]}
        contentBelowActions={
          doors && (
            <ul css={linkListStyle}>
              {doors.map(({ label, href, text }) => (
                <li key={href}>
                  <SmartLink href={href}>{label}</SmartLink>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          )
        }
      />
      <script dangerouslySetInnerHTML={{ __html: logScript }} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.NotFoundPageQuery>) {
  const { seo } = data.notFoundPage;
  return <PageHead seo={seo} path={location.pathname} preview="not-found" isIndexed={false} />;
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage { seo { ...Seo } code title text action { ...LinkFields } doors { label href text } }
  }
`;
