import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { theme, type Ground } from "../../theme/theme";

interface SectionProps {
  ground: Ground;
  /** The id of the heading that names the section. */
  labelledBy: string;
  id?: string | undefined;
  /** True for the part that a viewer on this section prints alone. */
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

/** A full-width band on one ground, with its content on the page's grid. */
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
