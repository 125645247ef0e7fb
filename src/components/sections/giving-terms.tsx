import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { theme } from "../../theme/theme";

interface GivingTermsProps {
  words: Queries.GivingTermsWordsFragment;
  legal: Queries.GivingTermsLegalFragment | null;
}

const terms = css`
  display: grid;
  gap: ${theme.space.md};
  max-width: ${theme.widths.measure};
  margin-top: ${theme.space.xxl};

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
  fragment GivingTermsWords on PartnerPageTerms {
    title
    taxStatus
    refunds
  }

  fragment GivingTermsLegal on SiteIdentityLegal {
    taxStatus
    refunds
  }
`;
