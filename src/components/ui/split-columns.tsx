import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { reaching, split } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Emphasis } from "./emphasis";
import { Eyebrow } from "./eyebrow";

interface SplitColumnsProps {
  /** The heading's id. */
  id: string;
  eyebrow?: string | undefined;
  title: string;
  text?: string | undefined;
  /** Stands below the heading. */
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
      ${reaching(4)};
    }
  }
`;

/* Beside a long list it stays in view; on a low screen, where its own end would not be seen, it does not. */
const staying = css`
  ${media.tall} {
    position: sticky;
    top: ${theme.space.xl};
    align-self: start;
  }
`;

/** Weighted to the left: a heading in one column, what it stands for in the wider other. */
export function SplitColumns({ id, eyebrow, title, text, aside, children }: SplitColumnsProps) {
  return (
    <div css={columns}>
      <div css={[heading, staying]}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2 id={id}>
          <Emphasis text={title} />
        </h2>
        {text && <p>{text}</p>}
        {aside}
      </div>
      <div>{children}</div>
    </div>
  );
}
