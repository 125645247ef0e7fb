import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media, theme } from "../../theme/theme";
import { labelStyle } from "./headings";
import { LinkedText } from "./links";

interface TermsProps {
  entries: readonly (readonly [term: string, detail: string])[];
  className?: string;
  children?: ReactNode;
}

const terms = css`
  dt {
    color: ${theme.colour.muted};
    font-size: ${theme.type.small};
  }
`;

/** Terms with their details, in the style of their place. */
export function Terms({ entries, className, children }: TermsProps) {
  return (
    <dl css={terms} className={className}>
      {entries.map(([term, detail]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <LinkedText text={detail} />
          </dd>
        </div>
      ))}
      {children}
    </dl>
  );
}

/* No column is narrower than its number, such as "about 250". */
const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.lg} ${theme.space.md};
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

  dd {
    white-space: nowrap;
    font: 400 ${theme.type.h3} / 1.1 ${theme.font.display};
    font-variant-numeric: lining-nums;
  }
`;

/** A row of facts in figures, each above its label. */
export function FactRow({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return <Terms css={row} entries={facts.map(({ label, value }) => [label, value])} />;
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
export function LabelledList({ label, entries }: { label: string; entries: readonly string[] }) {
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
    /* In some fonts, the dollar sign goes far below the line. */
    margin-bottom: 0.1em;
    font: 400 ${theme.type.h1} / 1 ${theme.font.display};
    font-variant-numeric: lining-nums;
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
