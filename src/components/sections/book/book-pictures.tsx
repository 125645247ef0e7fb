import { css } from "@emotion/react";
import { hideInPrint, stack } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { SmartLink } from "../../ui/links";
import { Picture } from "../../ui/picture";

interface InsidePagesProps {
  texts: Queries.BookPageFeaturesInside;
  /** A left page and a right page. */
  pages: readonly { name: string; picture: Queries.PictureFragment }[];
}

const figureStyle = css`
  display: grid;
  gap: ${theme.space.lg} ${theme.space.xl};
  align-items: end;
  margin: ${theme.space.md} 0 0;

  ${media.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  }

  ${hideInPrint};
`;

/* A shadow in the middle represents the fold. */
const spreadStyle = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border: 1px solid ${theme.colour.line};
  box-shadow: ${theme.shadow};

  & > :first-of-type {
    border-right: 1px solid ${theme.colour.border};
  }
`;

const captionStyle = css`
  ${stack("sm")};
  color: ${theme.colour.muted};
`;

export function InsidePages({ texts, pages }: InsidePagesProps) {
  const openPages = pages.slice(0, 2);
  if (openPages.length < 2) return null;
  return (
    <figure css={figureStyle}>
      <div css={spreadStyle}>
        {openPages.map(({ name, picture }) => (
          <Picture key={name} picture={picture} sizes="(min-width: 48em) 30vw, 46vw" />
        ))}
      </div>
      <figcaption css={captionStyle}>
        <p>{texts.text}</p>
        <p>
          <SmartLink href={texts.action.href}>{texts.action.label}</SmartLink>
        </p>
      </figcaption>
    </figure>
  );
}
