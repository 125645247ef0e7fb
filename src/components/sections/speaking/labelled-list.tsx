import { css } from "@emotion/react";
import { wrappedRow } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { labelStyle } from "../../ui/headings";

const listRow = css`
  display: grid;
  gap: ${theme.space.xs} ${theme.space.xl};
  align-items: baseline;
  margin-top: -${theme.space.md};

  ul {
    ${wrappedRow("none", "lg")};
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
