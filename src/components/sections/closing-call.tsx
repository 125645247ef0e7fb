import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import flame from "../../theme/artwork/closing-flame.svg";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Actions } from "../ui/actions";
import { Emphasis } from "../ui/emphasis";
import { Eyebrow } from "../ui/eyebrow";
import { Section } from "../ui/section";

const artwork = css`
  position: absolute;
  inset: 0 -18% 0 auto;
  width: 100%;
  height: 100%;
  max-width: none;
  object-fit: cover;
  object-position: 100% 100%;
  opacity: 0.35;
  pointer-events: none;

  ${media.forcedColours} {
    display: none;
  }
`;

const stack = css`
  position: relative;
  display: grid;
  gap: ${theme.space.lg};

  h2 {
    max-width: 16ch;
    font-size: ${theme.type.h1};
    line-height: 1;
  }
`;

const lead = css`
  max-width: 46ch;
  margin-bottom: ${theme.space.md};
  font-size: ${theme.type.lead};
  line-height: 1.5;
`;

interface ClosingCallProps {
  call: Omit<Queries.ClosingCallFragment, "actions"> & Partial<Queries.ClosingCallFragment>;
  /** What stands in the place of the buttons, or after them. */
  children?: ReactNode;
}

/** The one deep band of a page: what it has been leading to. */
export function ClosingCall({ call, children }: ClosingCallProps) {
  return (
    <Section ground="deep" labelledBy="closing-call">
      <img src={flame} alt="" width={1600} height={1000} loading="lazy" css={artwork} />
      <div css={stack}>
        <Eyebrow>{call.eyebrow}</Eyebrow>
        <h2 id="closing-call">
          <Emphasis text={call.title} />
        </h2>
        <p css={lead}>{call.text}</p>
        {call.actions && <Actions actions={call.actions} />}
        {children}
      </div>
    </Section>
  );
}

export const closingCallFields = graphql`
  fragment ClosingCall on Closing {
    eyebrow
    title
    text
    actions {
      ...LinkFields
    }
  }
`;
