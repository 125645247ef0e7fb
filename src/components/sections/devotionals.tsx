import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { replayable } from "../../hydration/markup";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { primaryButton } from "../ui/button-styles";
import { ComingSoon } from "../ui/links";
import { Devotional, openSlide } from "../viewer/devotional";
import { Section } from "./section";

interface DevotionalsProps {
  words: Queries.DevotionalsFragment;
  devotionals: readonly Queries.DevotionalFragment[];
  /** The page's address, as a person would type it. */
  address: string;
}

const rows = css`
  border-bottom: 1px solid ${theme.colour.ink};
`;

/** The devotionals by length; nothing if there are none. Below each available one are its slides, its text and its viewer. */
export function Devotionals({ words, devotionals, address }: DevotionalsProps) {
  if (devotionals.length === 0) return null;
  const readable = devotionals.filter((devotional) => slidesOf(devotional).length > 0);
  return (
    <Section
      ground="paper"
      id="devotionals"
      heading={words}
      layout="split"
      live
      printedAlone
      below={readable.map((devotional) => (
        <Devotional
          key={devotional.title}
          title={devotional.title}
          slides={slidesOf(devotional)}
          words={words}
          address={address}
        />
      ))}
    >
      <ul css={rows}>
        {devotionals.map((devotional, index) => {
          const heading = `devotional-${String(index)}`;
          const first = slidesOf(devotional)[0]?.id;
          return (
            <DevotionalRow key={devotional.title} id={heading} devotional={devotional} unit={words.days}>
              {first === undefined ? (
                <ComingSoon label={words.comingSoon} describedBy={heading} />
              ) : (
                <a
                  href={`#${first}`}
                  aria-haspopup="dialog"
                  css={primaryButton}
                  {...replayable(`view-${first}`)}
                  onClick={openSlide}
                >
                  {words.view}
                </a>
              )}
            </DevotionalRow>
          );
        })}
      </ul>
    </Section>
  );
}

interface DevotionalRowProps {
  /** The id of its heading. */
  id: string;
  devotional: { days: string; title: string; text: string };
  /** The unit after the number of days. */
  unit: string;
  /** The button. */
  children: ReactNode;
}

const row = css`
  display: grid;
  gap: ${theme.space.md};
  padding-block: ${theme.space.lg} ${theme.space.xl};
  border-top: 1px solid ${theme.colour.ink};

  & > :last-child {
    place-self: start;
    max-width: 100%;
  }

  ${media.xs} {
    grid-template-columns: min(5.5rem, 24vw) minmax(0, 1fr);

    & > :last-child {
      grid-column: 2;
    }
  }

  ${media.roomy} {
    grid-template-columns: 7rem minmax(0, 1fr) 12.5rem;

    & > :last-child {
      grid-column: auto;
      justify-self: stretch;
    }
  }
`;

const length = css`
  color: ${theme.colour.muted};
  font-size: ${theme.type.small};
  line-height: 1.3;

  span {
    display: block;
    color: ${theme.colour.accent};
    font: 380 3.5rem/0.95 ${theme.font.display};
    white-space: nowrap;
  }
`;

const body = css`
  p {
    margin-top: ${theme.space.xs};
    color: ${theme.colour.muted};
  }
`;

/** One devotional: its length, its description and its link. */
function DevotionalRow({ id, devotional, unit, children }: DevotionalRowProps) {
  return (
    <li css={row}>
      <p css={length}>
        <span>{devotional.days}</span> {unit}
      </p>
      <div css={body}>
        <h3 id={id}>{devotional.title}</h3>
        <p>{devotional.text}</p>
      </div>
      {children}
    </li>
  );
}

/** The slides of an available devotional. */
function slidesOf({ status, slides }: Queries.DevotionalFragment): readonly Queries.ViewerSlideFragment[] {
  return status === "available" ? (slides ?? []) : [];
}

export const devotionalsFields = graphql`
  fragment Devotionals on ResourcesPageDevotionals {
    eyebrow title text days view comingSoon slides asText printed
    next { ...ReadNext }
    viewer { ...ViewerWords }
  }

  fragment Devotional on Devotional {
    order days title text status
    slides { ...ViewerSlide }
  }
`;
