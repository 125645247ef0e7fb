import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { theme } from "../../theme/theme";
import { DownloadLink, LinkedText } from "../ui/links";
import { Items, raisedCards } from "./items";
import { Section } from "./section";

interface FactSheetProps {
  sheet: Queries.FactSheetFragment;
  kit: Queries.WholeKitFragment;
}

const kitBox = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
  padding-left: min(${theme.space.lg}, 6vw);
  border-left: 4px solid ${theme.colour.accent};
`;

const facts = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${theme.space.md} ${theme.space.lg};
  margin: 0;

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
export function FactSheet({ sheet: { cards, ...heading }, kit }: FactSheetProps) {
  const download = (
    <DownloadLink href="/press-kit/press-kit.zip" primary>
      {kit.button}
    </DownloadLink>
  );
  if (cards.length === 0)
    return (
      <Section id="whole-kit" ground="light" heading={kit}>
        {download}
      </Section>
    );
  return (
    <Section
      id="fact-sheet"
      ground="light"
      heading={heading}
      layout="paired"
      columns={[6, 5]}
      below={
        <Items
          items={cards}
          look={raisedCards}
          rest={({ entries }) => (
            <dl css={facts}>
              {entries.map(({ term, detail }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>
                    <LinkedText text={detail} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        />
      }
    >
      <div css={kitBox}>
        <h3>{kit.title}</h3>
        <p>{kit.text}</p>
        {download}
      </div>
    </Section>
  );
}

export const factSheetFields = graphql`
  fragment FactSheet on PressKitPageFactSheet {
    eyebrow title text
    cards { title entries { term detail } }
  }

  fragment WholeKit on PressKitPageWholeKit { title text button }
`;
