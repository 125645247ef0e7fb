import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { theme } from "../../theme/theme";
import { LinkedText } from "./linked-text";

interface Row {
  /** The id of the row's heading, for aria-describedby and aria-labelledby within the row. */
  id?: string;
  title: string;
  text: string;
  /** Content after the text, such as a link. */
  more?: ReactNode;
}

interface RuledRowsProps {
  rows: readonly Row[];
  /** Whether the order matters; the rows are then numbered i, ii, iii. */
  numbered?: boolean;
  /** The level of their headings. */
  level?: 3 | 4;
}

const list = css`
  border-bottom: 1px solid ${theme.colour.ink};

  & > li {
    padding-block: ${theme.space.lg} ${theme.space.xl};
    border-top: 1px solid ${theme.colour.ink};
  }

  h4 {
    font: 380 ${theme.type.h4} / 1.15 ${theme.font.display};
    text-wrap: balance;
  }

  p {
    margin-top: ${theme.space.xs};
    color: ${theme.colour.muted};
  }
`;

const numerals = css`
  counter-reset: row;

  & > li {
    display: grid;
    grid-template-columns: min(3.5rem, 16vw) minmax(0, 1fr);
    counter-increment: row;
  }

  & > li::before {
    content: counter(row, lower-roman) / "";
    padding-top: 0.2em;
    color: ${theme.colour.accent};
    font: 380 ${theme.type.lead} / 1.2 ${theme.font.display};
  }
`;

/** A list as rows between rules, each with a title and a text. */
export function RuledRows({ rows, numbered = false, level = 3 }: RuledRowsProps) {
  const List = numbered ? "ol" : "ul";
  const Heading = `h${level}` as const;
  return (
    <List css={[list, numbered && numerals]}>
      {rows.map(({ id, title, text, more }) => (
        <li key={title}>
          <div>
            <Heading id={id}>{title}</Heading>
            <p>
              <LinkedText text={text} />
            </p>
            {more}
          </div>
        </li>
      ))}
    </List>
  );
}
