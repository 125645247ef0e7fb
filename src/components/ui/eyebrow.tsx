import { css } from "@emotion/react";
import { theme } from "../../theme/theme";
import { labelStyle } from "./label-style";
import { SpokenColon } from "./spoken-colon";

const separator = " • ";

/*
 * The separator precedes the second part. If that part begins a line, the separator is outside the box and is clipped.
 */
const parted = css`
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

const headingPart = css`
  display: block;
  margin-bottom: ${theme.space.md};

  h3 > &,
  h4 > & {
    margin-bottom: ${theme.space.xs};
  }
`;

interface EyebrowProps {
  /** Whether it is in a heading, where screen readers need a colon after the label. */
  inHeading?: boolean;
  children: string;
}

/** The small letter-spaced line above a headline. Its parts, separated by bullets, do not wrap. */
export function Eyebrow({ inHeading = false, children }: EyebrowProps) {
  const [first, ...others] = children.split(separator);
  const Line = inHeading ? "span" : "p";
  const end = inHeading && <SpokenColon />;
  if (others.length === 0)
    return (
      <Line css={[labelStyle, inHeading && headingPart]}>
        {first}
        {end}
      </Line>
    );
  return (
    <Line css={[parted, inHeading && headingPart]}>
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
