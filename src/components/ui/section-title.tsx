import { css } from "@emotion/react";
import { theme } from "../../theme/theme";
import { Emphasis } from "./emphasis";
import { Eyebrow } from "./eyebrow";

interface SectionTitleProps {
  /** The heading's id; it names the section. */
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

/** What stands over a section that needs its whole width: a small line, the heading, a sentence. */
export function SectionTitle({ id, eyebrow, title, text }: SectionTitleProps) {
  return (
    <div css={stack}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h2 id={id}>
        <Emphasis text={title} />
      </h2>
      {text && <p>{text}</p>}
    </div>
  );
}
