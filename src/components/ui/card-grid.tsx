import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { threeColumns, topRule } from "./card-styles";
import { Emphasis } from "./emphasis";

interface Card {
  title: string;
  text: string;
  /** Content after the text, such as a verse. */
  more?: ReactNode;
}

const grid = css`
  ${threeColumns};
  row-gap: ${theme.space.xxl};

  ${media.lg} {
    row-gap: ${theme.space.x3};
    margin-top: ${theme.space.x3};
  }

  & > li {
    padding-top: ${theme.space.lg};
    ${topRule};
  }

  p {
    margin-top: ${theme.space.sm};
    color: ${theme.colour.muted};
  }

  h3 em {
    color: ${theme.colour.accent};
  }
`;

/** Cards of equal rank, each below a rule. */
export function CardGrid({ cards }: { cards: readonly Card[] }) {
  return (
    <ul css={grid}>
      {cards.map(({ title, text, more }) => (
        <li key={title}>
          <h3>
            <Emphasis text={title} />
          </h3>
          <p>
            <Emphasis text={text} />
          </p>
          {more}
        </li>
      ))}
    </ul>
  );
}
