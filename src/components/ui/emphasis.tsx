import { css } from "@emotion/react";
import { media } from "../../theme/media";

const unbroken = css`
  white-space: nowrap;
`;

/* In a heading beside other columns, a short phrase is kept on one line; a longer one would overflow its column. */
const oneLine = css`
  ${media.md} {
    h1 &,
    h2 & {
      white-space: nowrap;
    }
  }
`;
const longestLine = 16;

/* A word with one letter before its hyphen: e-course, e-book. */
const shortBeginning = /(?<![\p{L}\p{N}-])(\p{L}-\p{L}+)/u;

/**
 * Sets the words between asterisks in italics, and prevents line breaks within a word such as e-course.
 * @param props.text text with *emphasis* between asterisks
 */
export function Emphasis({ text }: { text: string }) {
  return text.split("*").map((part, index) =>
    index % 2 === 1 ? (
      <em key={index} css={part.length <= longestLine && oneLine}>
        {part}
      </em>
    ) : (
      <Unbroken key={index} text={part} />
    ),
  );
}

function Unbroken({ text }: { text: string }) {
  return text.split(shortBeginning).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} css={unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
