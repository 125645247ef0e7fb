import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { labelStyle } from "./label-style";

interface LabelledListProps {
  label: string;
  entries: readonly string[];
}

const row = css`
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
    <div css={row}>
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
