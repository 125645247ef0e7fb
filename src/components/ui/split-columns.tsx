import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { extendHeading, split } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { SectionHeading } from "./section-heading";

interface SplitColumnsProps {
  /** The heading's id. */
  id: string;
  eyebrow?: string | undefined;
  title: string;
  text?: string | undefined;
  /** Content below the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

const columns = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space.xxl};

  ${media.lg} {
    ${split(4, 7)};
  }
`;

const heading = css`
  display: grid;
  align-content: start;
  gap: ${theme.space.md};

  ${media.lg} {
    h2 {
      ${extendHeading(4)};
    }
  }
`;

/* Sticky beside a long list; not on a low screen, where its end would be outside the view. */
const staying = css`
  ${media.tall} {
    position: sticky;
    top: ${theme.space.xl};
    align-self: start;
  }
`;

/** Two columns: a heading in the narrow one, content in the wide one. */
export function SplitColumns({ id, eyebrow, title, text, aside, children }: SplitColumnsProps) {
  return (
    <div css={columns}>
      <div css={[heading, staying]}>
        <SectionHeading id={id} eyebrow={eyebrow} title={title} />
        {text && <p>{text}</p>}
        {aside}
      </div>
      <div>{children}</div>
    </div>
  );
}
