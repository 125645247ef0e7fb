import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Section } from "../ui/section";

interface FormSectionProps {
  id: string;
  title: string;
  introduction: string;
  children: ReactNode;
}

const columns = css`
  display: grid;
  gap: ${theme.space.xl} ${theme.space.x4};

  ${media.lg} {
    grid-template-columns: 4fr 7fr;
  }
`;

const heading = css`
  display: grid;
  align-content: start;
  gap: ${theme.space.md};
`;

/** A form beside what it is for. */
export function FormSection({ id, title, introduction, children }: FormSectionProps) {
  return (
    <Section ground="light" labelledBy={`${id}-title`}>
      <div css={columns}>
        <div css={heading}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{introduction}</p>
        </div>
        <div>{children}</div>
      </div>
    </Section>
  );
}
