import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media, theme } from "../../theme/theme";

/** Small letter-spaced capitals at width 75 %, above headlines and columns. */
export const labelStyle = css`
  color: ${theme.colour.accent};
  font: condensed 600 ${theme.type.small} / 1.4 ${theme.font.label};
  letter-spacing: 0.16em;
  text-transform: uppercase;
`;

/** Invisible, but read by screen readers. */
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

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span css={visuallyHiddenStyle}>{children}</span>;
}

const zeroSizeStyle = css`
  font-size: 0;
`;

/**
 * A colon that is read aloud and copied, but not visible. It stays in the text flow: screen readers add a space before
 * content outside of it.
 */
export function SpokenColon() {
  return <span css={zeroSizeStyle}>: </span>;
}

const noBreakStyle = css`
  white-space: nowrap;
`;

/* In a heading beside other columns, a short phrase is kept on one line; a longer one would overflow its column. */
const oneLineStyle = css`
  ${media.md} {
    h1 &,
    h2 & {
      white-space: nowrap;
    }
  }
`;
const maxLineCharacters = 16;

/* A word with one letter before its hyphen: e-course, e-book. */
const hyphenatedWord = /(?<![\p{L}\p{N}-])(\p{L}-\p{L}+)/u;

/** Sets text between asterisks in italics, and prevents line breaks within a word such as e-course. */
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
 * The separator precedes the second part. If that part begins a line, the separator is outside the box and is clipped.
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
  /** Whether it is in a heading, where screen readers need a colon after the label. */
  isInHeading?: boolean;
  children: string;
}

/** The small letter-spaced line above a headline. Its parts, separated by bullets, do not wrap. */
export function Eyebrow({ isInHeading = false, children }: EyebrowProps) {
  const [first, ...others] = children.split(separator);
  const Line = isInHeading ? "span" : "p";
  const end = isInHeading && <SpokenColon />;
  if (others.length === 0)
    return (
      <Line css={[labelStyle, isInHeading && headingLabelStyle]}>
        {first}
        {end}
      </Line>
    );
  return (
    <Line css={[multipartLabelStyle, isInHeading && headingLabelStyle]}>
      <span>{first}</span>
      {others.map((part, index) => (
        <span key={part}>
          <i aria-hidden="true">{separator}</i>
          {part}
          {index === others.length - 1 && end}
        </span>
      ))}
    </Line>
  );
}

interface SectionHeadingProps {
  id: string;
  eyebrow?: string | null | undefined;
  title: string;
  /** The language of the title, if it is not the page's. */
  languageAttributes?: Queries.LanguageAttributes | null | undefined;
}

const blockStyle = css`
  display: block;
`;

/** A section's heading with its plain label inside, so that a list of headings reads as a table of contents. */
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
