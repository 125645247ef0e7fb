import { css } from "@emotion/react";
import { numerals, wrappedRow } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { Terms } from "../../ui/terms";

/* A column is at least as wide as its number, such as "about 250". */
const rowStyle = css`
  ${wrappedRow("lg", "md")};
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
    ${numerals(theme.type.h3, 1.1)};
  }
`;

export function FactRow({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return <Terms css={rowStyle} entries={facts.map(({ label, value }) => [label, value])} />;
}
