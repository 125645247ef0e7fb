import { css } from "@emotion/react";
import { stack } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { Terms } from "../../ui/terms";
import { DownloadLink } from "../../ui/links";
import { Items, raisedCards } from "../items";
import { Section } from "../section";

interface FactSheetProps {
  sheet: Queries.PressKitPageFactSheet;
  kit: Queries.PressKitPageWholeKit;
}

const kitStyle = css`
  ${stack("md")};
  padding-left: min(${theme.space.lg}, 6vw);
  border-left: 3px solid ${theme.colour.accent};
`;

const factsStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${theme.space.xs} ${theme.space.lg};

  /* On a phone, a term and its detail are one text. */
  ${media.narrow} {
    font-size: ${theme.type.label};
    line-height: 1.5;

    dt,
    dd {
      display: inline;
    }

    dt::after {
      content: ": ";
    }
  }

  ${media.md} {
    row-gap: ${theme.space.md};
  }
`;

/** The facts, and the link to the whole press kit. Without facts, only the link is shown. */
export function FactSheet({ sheet: { cards, ...heading }, kit }: FactSheetProps) {
  const download = (
    <DownloadLink href="/press-kit/press-kit.zip" isPrimary>
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
          renderBelow={({ entries }) => (
            <Terms css={factsStyle} entries={entries.map(({ term, detail }) => [term, detail])} />
          )}
        />
      }
    >
      <div css={kitStyle}>
        <h3>{kit.title}</h3>
        <p>{kit.text}</p>
        {download}
      </div>
    </Section>
  );
}
