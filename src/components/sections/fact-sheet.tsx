import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { split } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { card, threeColumns } from "../ui/card-styles";
import { DownloadLink } from "../ui/download-link";
import { LinkedText } from "../ui/linked-text";
import { Section } from "../ui/section";
import { SectionTitle } from "../ui/section-title";

interface FactSheetProps {
  sheet: Queries.FactSheetFragment;
  kit: Queries.WholeKitFragment;
}

const top = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space.xxl};

  ${media.lg} {
    ${split(6, 5)};
    align-items: end;
  }
`;

const kitBox = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
  padding-left: min(${theme.space.lg}, 6vw);
  border-left: 4px solid ${theme.colour.accent};
`;

const facts = css`
  ${card};

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: ${theme.space.md} ${theme.space.lg};
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

/** The facts, and the link to the whole press kit. Without facts the link stands alone. */
export function FactSheet({ sheet, kit }: FactSheetProps) {
  const download = (
    <DownloadLink href="/press-kit/press-kit.zip" primary>
      {kit.button}
    </DownloadLink>
  );
  if (sheet.cards.length === 0)
    return (
      <Section ground="light" labelledBy="whole-kit">
        <div css={kitBox}>
          <h2 id="whole-kit">{kit.title}</h2>
          <p>{kit.text}</p>
          {download}
        </div>
      </Section>
    );
  return (
    <Section ground="light" labelledBy="fact-sheet">
      <div css={top}>
        <SectionTitle id="fact-sheet" eyebrow={sheet.eyebrow} title={sheet.title} text={sheet.text} />
        <div css={kitBox}>
          <h3>{kit.title}</h3>
          <p>{kit.text}</p>
          {download}
        </div>
      </div>
      <ul css={threeColumns}>
        {sheet.cards.map(({ title, entries }) => (
          <li key={title} css={facts}>
            <h3>{title}</h3>
            <dl>
              {entries.map(({ term, detail }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>
                    <LinkedText text={detail} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const factSheetFields = graphql`
  fragment FactSheet on PressKitPageFactSheet {
    eyebrow
    title
    text
    cards {
      title
      entries {
        term
        detail
      }
    }
  }

  fragment WholeKit on PressKitPageWholeKit {
    title
    text
    button
  }
`;
