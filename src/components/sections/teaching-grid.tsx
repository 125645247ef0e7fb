import { css } from "@emotion/react";
import { theme } from "../../theme/theme";
import { TeachingAction, TeachingFacts, type TeachingProps } from "./teaching";

interface TeachingGridProps {
  teachings: readonly Omit<TeachingProps, "loud">[];
}

/* However many are left, the last row is filled. */
const grid = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxl} ${theme.space.xxl};
`;

const card = css`
  display: flex;
  flex: 1 1 min(100%, 20rem);
  flex-direction: column;
  gap: ${theme.space.md};
  align-items: flex-start;
  padding-top: ${theme.space.md};
  border-top: 1px solid ${theme.colour.ink};

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
        const { name, frontmatter } = teaching.article;
        return (
          <li key={name} css={card}>
            <TeachingFacts {...teaching} />
            <h3 id={`teaching-${name}`}>{frontmatter.title}</h3>
            <p>{frontmatter.excerpt}</p>
            <TeachingAction {...teaching} />
          </li>
        );
      })}
    </ul>
  );
}
