import { css } from "@emotion/react";
import { equalColumns, numerals, stack } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { Terms } from "../../ui/terms";
import { SmartLink } from "../../ui/links";
import { Section } from "../section";

interface OneTimeGiftsProps {
  texts: Queries.PartnerPageGifts;
  gifts: readonly Queries.PartnershipGiftsGifts[];
  terms: Queries.PartnerPageTerms;
  legal: Pick<Queries.SiteIdentityLegal, "taxStatus" | "refunds"> | null;
}

const listStyle = css`
  display: grid;

  ${media.md} {
    ${equalColumns(2)};
  }

  ${media.lg} {
    ${equalColumns(4)};
  }
`;

const giftStyle = css`
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

  ${media.hover} {
    a:hover {
      color: ${theme.colour.accent};
    }
  }
`;

const amountStyle = css`
  ${numerals(theme.type.h2)};

  &::after {
    content: " ↗" / "";
    color: ${theme.colour.accent};
    font: 400 0.45em / 1 ${theme.font.text};
    vertical-align: super;
  }
`;

const textStyle = css`
  font-size: ${theme.type.label};
  line-height: 1.45;
`;

/** One-time gifts as cards, each a single link, and the legal texts for donors. */
export function OneTimeGifts({ texts, gifts, terms, legal }: OneTimeGiftsProps) {
  if (gifts.length === 0) return null;
  return (
    <Section
      ground="light"
      id="gifts"
      heading={texts}
      headingStyle="wide"
      below={<GivingTerms texts={terms} legal={legal} />}
    >
      <ul css={listStyle}>
        {gifts.map(({ amount: sum, text: description, href }) => (
          <li key={description} css={giftStyle}>
            <SmartLink href={href}>
              <span css={amountStyle}>{sum}</span> <span css={textStyle}>{description}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const termListStyle = css`
  ${stack("md")};
  max-width: ${theme.widths.measure};

  dl {
    ${stack("md")};
  }
`;

/** Renders the legal texts that are not empty. Without any text, the heading is left out too. */
function GivingTerms({
  texts,
  legal,
}: {
  texts: Queries.PartnerPageTerms;
  legal: OneTimeGiftsProps["legal"];
}) {
  const lines = [
    [texts.taxStatus, legal?.taxStatus ?? ""],
    [texts.refunds, legal?.refunds ?? ""],
  ] as const;
  const knownTerms = lines.filter(([, text]) => text !== "");
  if (knownTerms.length === 0) return null;
  return (
    <div css={termListStyle}>
      <h3>{texts.title}</h3>
      <Terms entries={knownTerms} />
    </div>
  );
}
