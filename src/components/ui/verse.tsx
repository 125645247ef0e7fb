import { css } from "@emotion/react";
import { theme } from "../../theme/theme";

/** The style of verses: in italics beside a bar, with the reference below. The size differs between pages. */
export const verseStyle = css`
  padding-inline-start: min(${theme.space.lg}, 6vw);
  border-inline-start: 3px solid ${theme.colour.accent};
  font: italic 400 ${theme.type.lead} / 1.35 ${theme.font.italic};
  letter-spacing: 0.005em;
  text-wrap: balance;

  figcaption,
  footer {
    margin-top: ${theme.space.xs};
    color: ${theme.colour.muted};
    font: 400 ${theme.type.small} / 1.4 ${theme.font.text};
    letter-spacing: 0;
  }
`;

/** A verse in a text, which may contain paragraphs and emphasis. */
export const markedVerseStyle = css`
  ${verseStyle};

  p {
    text-wrap: inherit;
  }

  /* The verse is already in italics, so an emphasis does not need a larger size as in other texts. */
  em {
    font: inherit;
  }

  /* Strong emphasis is upright, because the font does not have a bold weight. */
  strong {
    font-weight: inherit;
    font-style: normal;
    font-family: ${theme.font.display};
  }
`;

const spacedStyle = css`
  ${verseStyle};
  margin-top: ${theme.space.sm};
`;

const largeStyle = css`
  ${verseStyle};
  margin-top: ${theme.space.lg};
  font-size: ${theme.type.h4};
`;

interface VerseProps {
  text: string;
  reference: string | null;
  isLarge?: boolean;
}

export function Verse({ text, reference, isLarge = false }: VerseProps) {
  return (
    <figure css={isLarge ? largeStyle : spacedStyle}>
      <blockquote>{text}</blockquote>
      {reference && <figcaption>{reference}</figcaption>}
    </figure>
  );
}
