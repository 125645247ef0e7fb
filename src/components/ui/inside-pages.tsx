import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Picture } from "./picture";
import { SmartLink } from "./smart-link";

interface InsidePagesProps {
  words: Queries.InsideWordsFragment;
  /** A left page and a right one. */
  pages: readonly Queries.InsidePageFragment[];
}

const figure = css`
  display: grid;
  gap: ${theme.space.lg} ${theme.space.xl};
  align-items: end;
  margin: ${theme.space.md} 0 0;

  ${media.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  }

  ${media.print} {
    display: none;
  }
`;

/* A shadow in the middle represents the fold. */
const spread = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border: 1px solid ${theme.colour.line};
  box-shadow: 0 1.5rem 3rem -1.5rem ${theme.colour.border};

  img {
    width: 100%;
  }

  & > :first-of-type {
    border-right: 1px solid ${theme.colour.border};
  }
`;

const caption = css`
  display: grid;
  gap: ${theme.space.sm};
  color: ${theme.colour.muted};
`;

/** Two pages of the book, shown as an open spread. */
export function InsidePages({ words, pages }: InsidePagesProps) {
  const open = pages.slice(0, 2);
  if (open.length < 2) return null;
  return (
    <figure css={figure}>
      <div css={spread}>
        {open.map(({ name, picture }) => (
          <Picture key={name} data={picture.file} alt={picture.alt} sizes="(min-width: 48em) 30vw, 46vw" />
        ))}
      </div>
      <figcaption css={caption}>
        <p>{words.text}</p>
        <p>
          <SmartLink href={words.action.href}>{words.action.label}</SmartLink>
        </p>
      </figcaption>
    </figure>
  );
}

export const insidePagesFields = graphql`
  fragment InsideWords on BookPageFeaturesInside { text action { ...LinkFields } }

  fragment InsidePage on ExcerptPage { name picture { alt file { ...PictureData } } }
`;
