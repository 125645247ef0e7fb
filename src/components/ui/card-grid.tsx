import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Emphasis } from "./emphasis";

interface Card {
  title: string;
  text: string;
  /** What follows the text: a verse, say. */
  more?: ReactNode;
}

const grid = css`
  display: grid;
  gap: ${theme.space.xxl} ${theme.space.xl};
  margin-top: ${theme.space.xxl};

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: ${theme.space.x3};
    margin-top: ${theme.space.x3};

    & > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }

  & > li {
    padding-top: ${theme.space.lg};
    border-top: 1px solid ${theme.colour.ink};
  }

  p {
    margin-top: ${theme.space.sm};
    color: ${theme.colour.muted};
  }

  h3 em {
    color: ${theme.colour.accent};
  }
`;

/** A set of equals, side by side under a rule each. */
export function CardGrid({ cards }: { cards: readonly Card[] }) {
  return (
    <ul css={grid}>
      {cards.map(({ title, text, more }) => (
        <li key={title}>
          <h3>
            <Emphasis text={title} />
          </h3>
          <p>{text}</p>
          {more}
        </li>
      ))}
    </ul>
  );
}
