import { css } from "@emotion/react";
import { wrappedRow } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { labelStyle } from "../../ui/headings";

const rowStyle = css`
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

/** A label and short texts in a row. Renders nothing without texts. */
export function LabelledList({ label, entries }: { label: string; entries: readonly string[] }) {
  if (entries.length === 0) return null;
  return (
    <div css={rowStyle}>
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
