import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { equalColumns } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { SmartLink } from "../ui/links";
import { Section } from "./section";

interface OneTimeGiftsProps {
  words: Queries.GiftWordsFragment;
  gifts: readonly Queries.GiftFragment[];
  /** Content below the gifts. */
  children: ReactNode;
}

const list = css`
  display: grid;

  ${media.md} {
    ${equalColumns(2)};
  }

  ${media.lg} {
    ${equalColumns(4)};
  }
`;

const gift = css`
  border-top: 1px solid ${theme.colour.ink};

  a {
    display: flex;
    flex-direction: column;
    gap: ${theme.space.xs};
    height: 100%;
    padding: ${theme.space.lg} ${theme.space.md} ${theme.space.xl} 0;
    color: inherit;
    text-decoration: none;
    transition: color ${theme.motion.control};
  }

  a:hover {
    color: ${theme.colour.accent};
  }
`;

const amount = css`
  font: 380 ${theme.type.h2} / 1 ${theme.font.display};
  font-variant-numeric: lining-nums;
  letter-spacing: -0.02em;

  &::after {
    content: " ↗" / "";
    color: ${theme.colour.accent};
    font: 400 0.45em / 1 ${theme.font.text};
    vertical-align: super;
  }
`;

const text = css`
  font-size: ${theme.type.label};
  line-height: 1.4;
`;

/** One-time gifts, each card one link. */
export function OneTimeGifts({ words, gifts, children }: OneTimeGiftsProps) {
  if (gifts.length === 0) return null;
  return (
    <Section ground="light" id="gifts" heading={words} headingStyle="wide" below={children}>
      <ul css={list}>
        {gifts.map(({ id, amount: sum, text: about, href }) => (
          <li key={id} css={gift}>
            <SmartLink href={href}>
              <span css={amount}>{sum}</span> <span css={text}>{about}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface GivingTermsProps {
  words: Queries.GivingTermsWordsFragment;
  legal: Queries.GivingTermsLegalFragment | null;
}

const terms = css`
  display: grid;
  gap: ${theme.space.md};
  max-width: ${theme.widths.measure};

  dl {
    display: grid;
    gap: ${theme.space.md};
    margin: 0;
  }

  dt {
    color: ${theme.colour.muted};
    font-size: ${theme.type.small};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** The legal lines for donors. Empty lines are omitted; without any line, so is the section. */
export function GivingTerms({ words, legal }: GivingTermsProps) {
  const lines = [
    { name: words.taxStatus, text: legal?.taxStatus },
    { name: words.refunds, text: legal?.refunds },
  ].filter(({ text }) => text);
  if (lines.length === 0) return null;
  return (
    <div css={terms}>
      <h3>{words.title}</h3>
      <dl>
        {lines.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export const givingTermsFields = graphql`
  fragment GivingTermsWords on PartnerPageTerms { title taxStatus refunds }

  fragment GivingTermsLegal on SiteIdentityLegal { taxStatus refunds }
`;

export const giftFields = graphql`
  fragment GiftWords on PartnerPageGifts { eyebrow title text }

  fragment Gift on PartnershipGiftsGifts { id amount text href }
`;
