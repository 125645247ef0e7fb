import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { equalColumns } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { topRule } from "../ui/card-styles";
import { Section } from "../ui/section";
import { SmartLink } from "../ui/smart-link";
import { SectionHeading } from "../ui/section-heading";

interface OneTimeGiftsProps {
  words: Queries.GiftWordsFragment;
  gifts: readonly Queries.GiftFragment[];
  /** Content below the gifts. */
  children: ReactNode;
}

const heading = css`
  display: grid;
  gap: ${theme.space.md};
  margin-bottom: ${theme.space.xxl};
`;

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
  ${topRule};

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
    <Section ground="light" labelledBy="gifts">
      <div css={heading}>
        <SectionHeading id="gifts" eyebrow={words.eyebrow} title={words.title} />
        <p>{words.text}</p>
      </div>
      <ul css={list}>
        {gifts.map(({ id, amount: sum, text: about, href }) => (
          <li key={id} css={gift}>
            <SmartLink href={href}>
              <span css={amount}>{sum}</span> <span css={text}>{about}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}

export const giftFields = graphql`
  fragment GiftWords on PartnerPageGifts {
    eyebrow
    title
    text
  }

  fragment Gift on PartnershipGiftsGifts {
    id
    amount
    text
    href
  }
`;
