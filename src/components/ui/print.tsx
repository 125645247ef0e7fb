import { css } from "@emotion/react";
import { media, theme } from "../../theme/theme";
import { Emphasis } from "./headings";

const printedLineStyle = css`
  display: none;

  ${media.print} {
    display: block;
    margin-top: ${theme.space.md};
    padding-top: ${theme.space.xs};
    border-top: 1px solid ${theme.colour.ink};
    font-size: ${theme.type.small};
    break-before: avoid;
    break-inside: avoid;
  }
`;

/** A line that is shown only in print: the source of the printout. */
export function PrintedLine({ children }: { children: string }) {
  return (
    <p css={printedLineStyle}>
      <Emphasis text={children} />
    </p>
  );
}

/** The style that opens a details element in print, where its closed content would be missing. */
export const openInPrintStyle = css`
  ${media.print} {
    &::details-content {
      content-visibility: visible;
      display: block;
      block-size: auto;
    }
  }
`;
