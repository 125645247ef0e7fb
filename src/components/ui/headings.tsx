import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media, theme } from "../../theme/theme";

/** The style of labels above headlines and columns: small capitals with space between the letters. */
export const labelStyle = css`
  color: ${theme.colour.accent};
  font: condensed 600 ${theme.type.small} / 1.4 ${theme.font.label};
  letter-spacing: 0.16em;
  text-transform: uppercase;
`;

/** The style of text that is invisible, but read by screen readers. */
export const visuallyHiddenStyle = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  /* A leading space is kept, because screen readers need it. */
  white-space: pre;
`;

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span css={visuallyHiddenStyle}>{children}</span>;
}

const zeroSizeStyle = css`
  font-size: 0;
`;

/**
 * A colon that is invisible, but read aloud and copied. It is in the text flow, because screen readers add a space
 * before content outside of the flow.
 */
export function SpokenColon() {
  return <span css={zeroSizeStyle}>: </span>;
}

const noBreakStyle = css`
  white-space: nowrap;
`;

/* A short emphasis in a heading stays on one line. A longer emphasis could overflow its column. */
const oneLineStyle = css`
  ${media.md} {
    h1 &,
    h2 & {
      white-space: nowrap;
    }
  }
`;
const maxLineCharacters = 16;

/* A word with one letter before its hyphen, such as e-course. */
const hyphenatedWord = /(?<![\p{L}\p{N}-])(\p{L}-\p{L}+)/u;

/** Shows text between asterisks in italics, and prevents line breaks within a word such as e-course. */
export function Emphasis({ text }: { text: string }) {
  return text.split("*").map((part, index) =>
    index % 2 === 1 ? (
      <em key={index} css={part.length <= maxLineCharacters && oneLineStyle}>
        {part}
      </em>
    ) : (
      <UnbrokenText key={index} text={part} />
    ),
  );
}

function UnbrokenText({ text }: { text: string }) {
  return text.split(hyphenatedWord).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} css={noBreakStyle}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

const separator = " • ";

/*
 * The separator is before the second part. If the second part begins a line, the separator is outside the box, which
 * clips it.
 */
const multipartLabelStyle = css`
  ${labelStyle};
  max-width: none;
  margin-left: -1.3em;
  clip-path: inset(0 0 0 1.3em);

  & > span {
    display: inline-block;
    padding-left: 1.3em;
  }

  i {
    display: inline-block;
    width: 1.3em;
    margin-left: -1.3em;
    font-style: normal;
    text-align: center;
  }
`;

const headingLabelStyle = css`
  display: block;
  margin-bottom: ${theme.space.md};

  h3 > &,
  h4 > & {
    margin-bottom: ${theme.space.xs};
  }
`;

interface EyebrowProps {
  /** Whether the label is in a heading, where screen readers need a colon after it. */
  isInHeading?: boolean;
  children: string;
}

/** The label above a headline. Bullets separate its parts. A line can break only between parts. */
export function Eyebrow({ isInHeading = false, children }: EyebrowProps) {
  const [firstPart, ...otherParts] = children.split(separator);
  const Line = isInHeading ? "span" : "p";
  const end = isInHeading && <SpokenColon />;
  if (otherParts.length === 0)
    return (
      <Line css={[labelStyle, isInHeading && headingLabelStyle]}>
        {firstPart}
        {end}
      </Line>
    );
  return (
    <Line css={[multipartLabelStyle, isInHeading && headingLabelStyle]}>
      <span>{firstPart}</span>
      {otherParts.map((part, index) => (
        <span key={part}>
          <i aria-hidden="true">{separator}</i>
          {part}
          {index === otherParts.length - 1 && end}
        </span>
      ))}
    </Line>
  );
}

interface SectionHeadingProps {
  id: string;
  eyebrow?: string | null | undefined;
  title: string;
  languageAttributes?: Queries.LanguageAttributes | null | undefined;
}

const blockStyle = css`
  display: block;
`;

/** A section's heading. It contains the label, so that a list of headings is as clear as a table of contents. */
export function SectionHeading({ id, eyebrow, title, languageAttributes }: SectionHeadingProps) {
  return (
    <h2 id={id}>
      {eyebrow && <Eyebrow isInHeading>{eyebrow}</Eyebrow>}
      {languageAttributes ? (
        <span css={blockStyle} {...languageAttributes}>
          <Emphasis text={title} />
        </span>
      ) : (
        <Emphasis text={title} />
      )}
    </h2>
  );
}
