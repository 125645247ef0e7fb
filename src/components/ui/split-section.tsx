import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../theme/media";
import { type Ground, theme } from "../../theme/theme";
import { Emphasis } from "./emphasis";
import { Eyebrow } from "./eyebrow";
import { Section } from "./section";

interface SplitSectionProps {
  ground: Ground;
  /** The heading's id; it names the section. */
  id: string;
  eyebrow?: string | undefined;
  title: string;
  text?: string | undefined;
  /** Stands below the text, in the heading's column. */
  aside?: ReactNode;
  /** Stands behind the columns: a landscape, say. */
  backdrop?: ReactNode;
  children: ReactNode;
}

const columns = css`
  position: relative;
  display: grid;
  gap: ${theme.space.xxl} ${theme.space.x4};

  ${media.lg} {
    grid-template-columns: 5fr 7fr;
  }
`;

const heading = css`
  display: grid;
  align-content: start;
  gap: ${theme.space.md};
`;

/** A section weighted to the left: its heading in one column, what it holds in the wider other. */
export function SplitSection({
  ground,
  id,
  eyebrow,
  title,
  text,
  aside,
  backdrop,
  children,
}: SplitSectionProps) {
  return (
    <Section ground={ground} labelledBy={id}>
      {backdrop}
      <div css={columns}>
        <div css={heading}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h2 id={id}>
            <Emphasis text={title} />
          </h2>
          {text && <p>{text}</p>}
          {aside}
        </div>
        <div>{children}</div>
      </div>
    </Section>
  );
}
