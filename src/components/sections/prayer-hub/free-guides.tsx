import { css } from "@emotion/react";
import flame from "../../../theme/artwork/flames/closing-prayer-hub.svg";
import { media, theme } from "../../../theme/theme";
import { compactButton, secondaryButton } from "../../ui/button-styles";
import { ComingSoon } from "../../ui/links";
import { VisuallyHidden } from "../../ui/headings";
import { ItemsSection, raisedCards } from "../items";
import { fillText } from "../../../text/fill-text";

interface FreeGuidesProps {
  texts: Omit<Queries.PrayerHubPageGuides, "cover" | "imprint">;
  guides: readonly Pick<Queries.Guide, "name" | "pdf" | "title" | "audience" | "summary">[];
}

const detailStyle = css`
  color: ${theme.colour.muted};
  font-size: ${theme.type.label};
`;

/* All covers use one drawing. Each shows a different part of it, and every second cover is mirrored. */
const coverStyle = css`
  position: relative;
  width: min(10.5rem, 100%);
  aspect-ratio: 17 / 22;
  margin-bottom: ${theme.space.sm};
  padding: ${theme.space.md};
  overflow: hidden;
  border: 1px solid ${theme.colour.border};
  box-shadow: ${theme.shadow};
  container-type: inline-size;
  font-family: ${theme.font.display};
  letter-spacing: -0.01em;

  ${media.phone} {
    position: absolute;
    inset: ${theme.space.md} auto auto 0;
    width: 5rem;
    margin: 0;

    /* At this size, the title on the cover could not be read. The heading beside the cover contains the title. */
    span {
      display: none;
    }
  }

  img {
    position: absolute;
    inset: auto 0 0;
    width: 100%;
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
  }

  span {
    position: relative;
    font-size: 15.5cqw;
    font-weight: 400;
    line-height: 1.05;
  }
`;

const summaryStyle = css`
  margin-bottom: ${theme.space.xs};
  font-size: ${theme.type.label};

  ${media.md} {
    margin-bottom: ${theme.space.md};
  }

  && {
    color: ${theme.colour.ink};
  }
`;

const guideCards = {
  style: css`
    ${raisedCards.style};

    & > li > div {
      gap: ${theme.space.sm};
    }

    /* On a phone, the guides are rows that start with a small cover. */
    ${media.narrow} {
      row-gap: 0;

      & > li > div {
        position: relative;
        gap: ${theme.space.xs};
        padding: ${theme.space.md} 0;
        background: none;
        line-height: 1.5;

        & > :is(a, button) {
          ${compactButton};
        }
      }
    }

    ${media.phone} {
      & > li > div {
        padding-left: 6rem;
      }
    }
  `,
};

/** The free guides as cards: cover, audience, purpose, and the PDF or "Coming Soon". */
export function FreeGuides({ texts, guides }: FreeGuidesProps) {
  return (
    <ItemsSection
      id="guides"
      ground="paper"
      heading={texts}
      headingStyle="wide"
      look={guideCards}
      headingId={({ name }) => `${name}-title`}
      items={guides.map((guide) => ({ ...guide, id: guide.name }))}
      renderAbove={({ title, pdf }) => (
        <>
          <div aria-hidden="true" data-ground="dark" css={coverStyle}>
            <img src={flame} alt="" width={1600} height={1000} loading="lazy" />
            <span>{title}</span>
          </div>
          {texts.size && pdf && (
            <p css={detailStyle}>{fillText(texts.size, { pages: pdf.pages, kilobytes: pdf.kilobytes })}</p>
          )}
        </>
      )}
      renderBelow={({ name, title, audience, summary, pdf }) => (
        <>
          <p css={detailStyle}>{audience}</p>
          <p css={summaryStyle}>{summary}</p>
          {pdf ? (
            <a href={`/guides/${name}.pdf`} download css={secondaryButton}>
              {texts.download} <VisuallyHidden>{fillText(texts.downloadHint, { title })}</VisuallyHidden>
            </a>
          ) : (
            <ComingSoon label={texts.comingSoon} describedBy={`${name}-title`} />
          )}
        </>
      )}
    />
  );
}
