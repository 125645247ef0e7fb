import { css } from "@emotion/react";
import { theme } from "../../theme/theme";
import { threeColumns, topRule } from "../ui/card-styles";
import { TeachingAction, TeachingFacts, type TeachingProps } from "./teaching";

interface TeachingGridProps {
  teachings: readonly Omit<TeachingProps, "loud">[];
}

const grid = css`
  ${threeColumns};
  row-gap: ${theme.space.xxl};
`;

const card = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  align-items: flex-start;
  padding-top: ${theme.space.md};
  ${topRule};

  & > p:last-of-type {
    margin-bottom: ${theme.space.xs};
    color: ${theme.colour.muted};
  }

  & > :last-child {
    margin-top: auto;
  }
`;

/** Teachings as cards between rules. */
export function TeachingGrid({ teachings }: TeachingGridProps) {
  return (
    <ul css={grid}>
      {teachings.map((teaching) => {
        const { name, title, excerpt } = teaching.article;
        return (
          <li key={name} css={card}>
            <TeachingFacts {...teaching} />
            <h3 id={`teaching-${name}`}>{title}</h3>
            <p>{excerpt}</p>
            <TeachingAction {...teaching} />
          </li>
        );
      })}
    </ul>
  );
}
