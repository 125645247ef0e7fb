import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { theme } from "../../theme/theme";
import { secondaryButton } from "../ui/button-styles";
import { card, threes } from "../ui/card-styles";
import { ComingSoon } from "../ui/coming-soon";
import { Emphasis } from "../ui/emphasis";
import { Eyebrow } from "../ui/eyebrow";
import { Section } from "../ui/section";
import { VisuallyHidden } from "../ui/visually-hidden";

interface FreeGuidesProps {
  words: Queries.FreeGuidesFragment;
  guides: readonly Queries.GuideFragment[];
}

const heading = css`
  display: grid;
  gap: ${theme.space.md};

  h2 {
    max-width: 14em;
  }
`;

const guideCard = css`
  ${card};
  gap: ${theme.space.sm};

  & > :last-child {
    align-self: start;
    margin-top: auto;
  }
`;

const audience = css`
  color: ${theme.colour.muted};
  font-size: ${theme.type.label};
`;

const summary = css`
  margin-bottom: ${theme.space.md};
  font-size: ${theme.type.label};
`;

/** The free guides, a card each: for whom, what for, and the PDF, or that it is still being written. */
export function FreeGuides({ words, guides }: FreeGuidesProps) {
  if (guides.length === 0) return null;
  const inOrder = guides
    .map(({ name, hasBody, frontmatter }) => ({ name, hasBody, ...frontmatter }))
    .sort((a, b) => a.order - b.order);
  return (
    <Section ground="light" labelledBy="guides">
      <div css={heading}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2 id="guides">
          <Emphasis text={words.title} />
        </h2>
        <p>{words.text}</p>
      </div>
      <ul css={threes}>
        {inOrder.map((guide) => (
          <li key={guide.name} id={guide.name} css={guideCard}>
            <h3 id={`${guide.name}-title`}>{guide.title}</h3>
            <p css={audience}>{guide.audience}</p>
            <p css={summary}>{guide.summary}</p>
            {guide.hasBody ? (
              <a href={`/guides/${guide.name}.pdf`} download css={secondaryButton}>
                {words.download}{" "}
                <VisuallyHidden>{words.downloadHint.replace("{title}", guide.title)}</VisuallyHidden>
              </a>
            ) : (
              <ComingSoon label={words.comingSoon} describedBy={`${guide.name}-title`} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const freeGuidesFields = graphql`
  fragment FreeGuides on PrayerHubPageGuides {
    eyebrow
    title
    text
    download
    downloadHint
    comingSoon
  }

  fragment Guide on Guide {
    name
    hasBody
    frontmatter {
      order
      title
      audience
      summary
    }
  }
`;
