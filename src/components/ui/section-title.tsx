import { css } from "@emotion/react";
import { theme } from "../../theme/theme";
import { SectionHeading } from "./section-heading";

interface SectionTitleProps {
  /** The heading's id, which labels the section. */
  id: string;
  eyebrow: string;
  title: string;
  text?: string;
}

const stack = css`
  position: relative;
  display: grid;
  gap: ${theme.space.md};
  max-width: 52rem;

  h2 {
    max-width: 10.7em;
  }
`;

/** The heading of a full-width section: eyebrow, heading, sentence. */
export function SectionTitle({ id, eyebrow, title, text }: SectionTitleProps) {
  return (
    <div css={stack}>
      <SectionHeading id={id} eyebrow={eyebrow} title={title} />
      {text && <p>{text}</p>}
    </div>
  );
}
