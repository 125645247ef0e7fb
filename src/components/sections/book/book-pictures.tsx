import { css } from "@emotion/react";
import { hideInPrint, stack } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { SmartLink } from "../../ui/links";
import { Picture } from "../../ui/picture";

interface InsidePagesProps {
  texts: Queries.BookPageFeaturesInside;
  /** A left page and a right one. */
  pages: readonly { name: string; picture: Queries.PictureFragment }[];
}

const figure = css`
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
const spread = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border: 1px solid ${theme.colour.line};
  box-shadow: ${theme.shadow};

  & > :first-of-type {
    border-right: 1px solid ${theme.colour.border};
  }
`;

const caption = css`
  ${stack("sm")};
  color: ${theme.colour.muted};
`;

/** Two pages of the book, shown as an open spread. */
export function InsidePages({ texts, pages }: InsidePagesProps) {
  const open = pages.slice(0, 2);
  if (open.length < 2) return null;
  return (
    <figure css={figure}>
      <div css={spread}>
        {open.map(({ name, picture }) => (
          <Picture key={name} picture={picture} sizes="(min-width: 48em) 30vw, 46vw" />
        ))}
      </div>
      <figcaption css={caption}>
        <p>{texts.text}</p>
        <p>
          <SmartLink href={texts.action.href}>{texts.action.label}</SmartLink>
        </p>
      </figcaption>
    </figure>
  );
}
