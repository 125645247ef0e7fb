import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { labelStyle } from "./headings";

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

interface LabelledListProps {
  label: string;
  entries: readonly string[];
}

const listRow = css`
  display: grid;
  gap: ${theme.space.xs} ${theme.space.xl};
  align-items: baseline;
  margin-top: -${theme.space.md};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.lg};
    color: ${theme.colour.muted};
  }

  ${media.md} {
    grid-template-columns: auto 1fr;
  }
`;

/** A few words in a row below a grid, with their label; nothing if there are none. */
export function LabelledList({ label, entries }: LabelledListProps) {
  if (entries.length === 0) return null;
  return (
    <div css={listRow}>
      <p css={labelStyle} id="fields">
        {label}
      </p>
      <ul aria-labelledby="fields">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}

const priceStyle = css`
  margin-top: ${theme.space.md};

  strong {
    display: block;
    font: 380 ${theme.type.h1} / 1 ${theme.font.display};
    letter-spacing: -0.02em;
  }

  span {
    color: ${theme.colour.muted};
  }
`;

/** A price in large figures, and a note on it. */
export function Price({ price, note }: { price: string; note: string }) {
  return (
    <p css={priceStyle}>
      <strong>{price}</strong> <span>{note}</span>
    </p>
  );
}
