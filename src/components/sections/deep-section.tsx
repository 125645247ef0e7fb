import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Section } from "../ui/section";
import { SectionHeading } from "../ui/section-heading";

interface DeepBandProps {
  /** The heading's id, which labels the section. */
  id: string;
  eyebrow?: string;
  title: string;
  text: string;
  /** The drawing behind the text, if there is one. */
  flame?: string | undefined;
  /** The buttons, and any content below them. */
  children: ReactNode;
}

const artwork = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  object-fit: cover;
  object-position: 72% 100%;
  opacity: 0.35;
  mask-image: linear-gradient(transparent 40%, black);
  pointer-events: none;

  ${media.md} {
    inset-inline: auto -18%;
    object-position: 100% 100%;
  }

  /* The whole flame, even in a low section. */
  ${media.lg} {
    inset-inline: auto -6%;
    object-fit: contain;
    mask-image: none;
  }

  ${media.forcedColours} {
    display: none;
  }
`;

const stack = css`
  position: relative;
  display: grid;
  gap: ${theme.space.lg};

  h2 {
    max-width: 9.5em;
    font-size: ${theme.type.h1};
    line-height: 1;
  }
`;

const lead = css`
  max-width: 26.4em;
  margin-bottom: ${theme.space.md};
  font-size: ${theme.type.lead};
  line-height: 1.5;
`;

/** A section on the deep ground, with its own flame; a page has at most one. */
export function DeepSection({ id, eyebrow, title, text, flame, children }: DeepBandProps) {
  return (
    <Section ground="deep" labelledBy={id}>
      {flame && <img src={flame} alt="" width={1600} height={1000} loading="lazy" css={artwork} />}
      <div css={stack}>
        <SectionHeading id={id} eyebrow={eyebrow} title={title} />
        <p css={lead}>{text}</p>
        {children}
      </div>
    </Section>
  );
}
