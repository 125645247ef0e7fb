import { css } from "@emotion/react";
import { cardLink } from "../../../theme/mixins";
import { theme } from "../../../theme/theme";
import { Eyebrow } from "../../ui/headings";
import { SmartLink } from "../../ui/links";

const cardStyle = css`
  position: relative;
  padding-bottom: ${theme.space.xl};

  h2 {
    max-width: 16em;
    font-size: ${theme.type.h3};
    line-height: 1.12;
  }

  a {
    ${cardLink};
    color: ${theme.colour.ink};
    text-decoration-color: ${theme.colour.accent};
  }

  /* A title that is written from right to left starts at the right edge, as its text does. */
  &:has([dir="rtl"]) h2 {
    max-width: none;
  }

  a[dir="rtl"] {
    display: block;
  }

  h2 + p {
    margin-top: ${theme.space.sm};
    color: ${theme.colour.muted};
  }
`;

interface NextTeachingProps {
  label: string;
  article: Queries.ArticleCardFragment;
}

export function NextTeaching({ label, article }: NextTeachingProps) {
  const { name, title, excerpt, languageAttributes } = article;
  return (
    <div css={cardStyle}>
      <h2>
        <Eyebrow isInHeading>{label}</Eyebrow>
        <SmartLink href={`/blog/${name}`} {...languageAttributes}>
          {title}
        </SmartLink>
      </h2>
      <p {...languageAttributes}>{excerpt}</p>
    </div>
  );
}
