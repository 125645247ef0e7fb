import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { stack } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { Emphasis } from "../ui/headings";
import { LinkedText } from "../ui/links";
import { Verse } from "../ui/verse";

interface ProseProps {
  /** The first sentence, in large letters. `hasLargerLead` makes them larger. */
  lead?: string;
  hasLargerLead?: boolean;
  paragraphs: readonly string[];
  verse?: { text: string; reference: string };
  children?: ReactNode;
}

const proseStyle = css`
  ${stack("lg")};

  & + & {
    margin-top: ${theme.space.lg};
  }
`;

const leadStyle = css`
  font: 400 ${theme.type.h4} / 1.3 ${theme.font.display};
`;

const largerLeadStyle = css`
  ${media.lg} {
    font-size: ${theme.type.h3};
  }
`;

export function Prose({ lead, hasLargerLead = false, paragraphs, verse, children }: ProseProps) {
  return (
    <div css={proseStyle}>
      {lead && (
        <p css={[leadStyle, hasLargerLead && largerLeadStyle]}>
          <Emphasis text={lead} />
        </p>
      )}
      {paragraphs.map((text) => (
        <p key={text}>
          <LinkedText text={text} />
        </p>
      ))}
      {children}
      {verse && <Verse {...verse} isLarge />}
    </div>
  );
}
