import { css } from "@emotion/react";
import { graphql } from "gatsby";
import flame from "../../theme/artwork/flames/closing-prayer-hub.svg";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { secondaryButton } from "../ui/button-styles";
import { card, threeColumns } from "../ui/card-styles";
import { ComingSoon } from "../ui/coming-soon";
import { Section } from "../ui/section";
import { VisuallyHidden } from "../ui/visually-hidden";
import { SectionHeading } from "../ui/section-heading";

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

/* Six covers from one drawing: each shows another part of it, and every second one is mirrored. */
const cover = css`
  position: relative;
  width: min(10.5rem, 100%);
  aspect-ratio: 17 / 22;
  margin-bottom: ${theme.space.sm};
  padding: ${theme.space.md};
  overflow: hidden;
  border: 1px solid ${theme.colour.border};
  box-shadow: 0 1rem 2rem -1rem ${theme.colour.border};
  container-type: inline-size;
  font-family: ${theme.font.display};
  letter-spacing: -0.01em;

  img {
    position: absolute;
    inset: auto 0 0;
    width: 100%;
    max-width: none;
    height: 62%;
    object-fit: cover;
    object-position: 88% 100%;

    li:nth-of-type(even) & {
      scale: -1 1;
    }

    li:nth-of-type(3n) & {
      height: 80%;
      object-position: 74% 60%;
    }

    li:nth-of-type(3n + 1) & {
      height: 48%;
      object-position: 80% 0;
    }

    ${media.forcedColours} {
      display: none;
    }
  }

  span {
    position: relative;
    /* The font size is relative to the cover's width. */
    font-size: 15.5cqw;
    font-weight: 380;
    line-height: 1.05;
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

/** The free guides as cards: audience, purpose, and the PDF or "Coming Soon". */
export function FreeGuides({ words, guides }: FreeGuidesProps) {
  if (guides.length === 0) return null;
  return (
    <Section ground="light" labelledBy="guides">
      <div css={heading}>
        <SectionHeading id="guides" eyebrow={words.eyebrow} title={words.title} />
        <p>{words.text}</p>
      </div>
      <ul css={threeColumns}>
        {guides.map((guide) => (
          <li key={guide.name} id={guide.name} css={guideCard}>
            <div aria-hidden="true" data-ground="dark" css={cover}>
              <img src={flame} alt="" width={1600} height={1000} loading="lazy" />
              <span>{guide.title}</span>
            </div>
            {words.size && guide.pdf && (
              <p css={audience}>
                {words.size
                  .replace("{pages}", String(guide.pdf.pages))
                  .replace("{kilobytes}", String(guide.pdf.kilobytes))}
              </p>
            )}
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
    size
    comingSoon
  }

  fragment Guide on Guide {
    name
    hasBody
    pdf {
      pages
      kilobytes
    }
    title
    audience
    summary
  }
`;
