import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { theme, type Ground } from "../../theme/theme";

interface SectionProps {
  ground: Ground;
  /** The id of the heading that labels the section. */
  labelledBy: string;
  id?: string | undefined;
  /** Whether this part is what a viewer in the section prints. */
  printedAlone?: boolean;
  children: ReactNode;
}

const band = css`
  position: relative;
  overflow-x: clip;
  padding: ${theme.space.section} ${theme.space.gutter};
`;

const inner = css`
  width: 100%;
  max-width: ${theme.widths.page};
  margin-inline: auto;
`;

/** A full-width section on one ground, with its content on the page's grid. */
export function Section({ ground, labelledBy, id, printedAlone, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-ground={ground}
      data-printed-alone={printedAlone}
      css={band}
    >
      <div css={inner}>{children}</div>
    </section>
  );
}
