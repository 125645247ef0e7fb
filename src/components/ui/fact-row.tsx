import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";

interface FactRowProps {
  facts: readonly { label: string; value: string }[];
}

/* No column is narrower than its number, such as "about 250". */
const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.lg} ${theme.space.md};
  margin: 0;
  padding-block: ${theme.space.md};
  border-block: 1px solid ${theme.colour.line};

  div {
    display: flex;
    flex-direction: column-reverse;
    flex: 1 0 100%;

    ${media.xs} {
      flex-basis: 40%;
    }

    ${media.lg} {
      flex-basis: auto;
    }
  }

  dt {
    color: ${theme.colour.muted};
    font-size: ${theme.type.small};
  }

  dd {
    margin: 0;
    white-space: nowrap;
    font: 380 ${theme.type.h3} / 1.1 ${theme.font.display};
  }
`;

/** A row of facts in figures, each above its label. */
export function FactRow({ facts }: FactRowProps) {
  return (
    <dl css={row}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
