import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { lead, pageColumn, stack } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { sectionDrawingStyle } from "../ui/backdrops";
import { Actions } from "../ui/links";
import { SectionHeading } from "../ui/headings";
import { sectionStyle } from "./section";

interface ClosingCallProps {
  id?: string;
  call: { eyebrow?: string; title: string; text: string; actions?: readonly Queries.Link[] };
  /** A drawing in src/theme/artwork/flames, if the section has a drawing. */
  flame?: string;
  /** Content below the buttons, or instead of buttons. */
  children?: ReactNode;
}

const artworkStyle = css`
  ${sectionDrawingStyle};
  object-position: 72% 100%;
  opacity: 0.35;
  mask-image: linear-gradient(transparent 40%, currentColor);

  ${media.md} {
    inset-inline: auto -18%;
    object-position: 100% 100%;
  }

  /* The whole flame is visible, even in a low section. */
  ${media.lg} {
    inset-inline: auto -6%;
    object-fit: contain;
    mask-image: none;
  }
`;

const contentStyle = css`
  position: relative;
  ${stack("lg")};
  ${pageColumn};

  h2 {
    max-width: 9.5em;
    font-size: ${theme.type.h1};
    line-height: 1;
  }
`;

const leadStyle = css`
  ${lead};
  max-width: 26.4em;
  margin-bottom: ${theme.space.md};
`;

/** The closing call to action of a page, on the deep ground. A page has at most one. */
export function ClosingCall({ id = "closing-call", call, flame, children }: ClosingCallProps) {
  const { eyebrow, title, text, actions } = call;
  return (
    <section aria-labelledby={id} data-ground="deep" css={sectionStyle("large")}>
      {flame && <img src={flame} alt="" width={1600} height={1000} loading="lazy" css={artworkStyle} />}
      <div css={contentStyle}>
        <SectionHeading id={id} eyebrow={eyebrow} title={title} />
        <p css={leadStyle}>{text}</p>
        {actions && <Actions actions={actions} />}
        {children}
      </div>
    </section>
  );
}

export const closingCallFields = graphql`
  fragment ClosingCall on Closing { eyebrow title text actions { ...LinkFields } }
`;
