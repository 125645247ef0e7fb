import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import hearth from "../../theme/artwork/flames/home.svg";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Actions } from "../ui/actions";
import { Emphasis } from "../ui/emphasis";
import { Eyebrow } from "../ui/eyebrow";
import { Flame } from "../ui/flame";

interface HeroProps {
  hero: Queries.HeroFragment;
  /** A full hero fills the first screen; a slim one leaves room for what follows. */
  size?: "full" | "slim";
  /** The page's own drawing of src/theme/artwork/flames; the home page's where a page names none. */
  flame?: string;
  /** Stands in the flame's place, beside the words or below them on small screens: a cover, say. */
  aside?: ReactNode;
}

const band = css`
  position: relative;
  display: grid;
  padding: ${theme.space.xl} ${theme.space.gutter} ${theme.space.xxl};

  ${media.md} {
    align-items: center;
    padding-block: ${theme.space.x3} ${theme.space.x4};
  }
`;

const full = css`
  min-height: min(46rem, calc(100svh - 5rem));

  /* A tablet's screen is higher than the words need. */
  ${media.md} {
    min-height: min(36rem, calc(100svh - 5rem));
  }

  ${media.lg} {
    min-height: min(46rem, calc(100svh - 5rem));
  }
`;

/* Room for a low fire below the words, where they leave none beside them. */
const slim = css`
  padding-bottom: ${theme.space.x4};
`;

const inner = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space.lg};
  width: 100%;
  max-width: ${theme.widths.page};
  margin-inline: auto;

  h1 {
    max-width: 7.6em;
  }

  ${media.lg} {
    h1 {
      text-wrap: wrap;
    }
  }
`;

/* Buttons stand at the foot of a phone's first screen, where the thumb is. */
const withActions = css`
  & > :last-child {
    margin-top: auto;

    ${media.md} {
      margin-top: ${theme.space.md};
    }
  }

  /* The flame stands behind them there: no line may strike through a word. */
  & > :last-child > a + a:not(:hover) {
    background-color: ${theme.colour.ground};
  }
`;

/* The words keep their measure. */
const withAside = css`
  gap: ${theme.space.xxl} ${theme.space.x3};

  ${media.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    align-items: center;
    padding-inline: max(${theme.space.gutter}, (100% - ${theme.widths.page}) / 2);
  }
`;

const besideWords = css`
  position: relative;
  min-width: 0;
`;

const lead = css`
  max-width: 19.5em;
  text-wrap: balance;
  color: ${theme.colour.muted};
  font-size: ${theme.type.lead};
  line-height: 1.45;
`;

const nameStyle = css`
  font: 380 ${theme.type.h4} / 1.2 ${theme.font.display};
`;

/** The dark opening of a page: badge, headline, one sentence, and what to do first. */
export function Hero({ hero, size = "full", flame = hearth, aside }: HeroProps) {
  const { badge, name, headline, text, actions } = hero;
  return (
    <section
      aria-labelledby="page-title"
      data-ground="dark"
      css={[band, size === "full" ? full : slim, aside !== undefined && withAside]}
    >
      {aside === undefined && <Flame drawing={flame} onPhones={size === "full" ? "tall" : "low"} />}
      <div css={[inner, actions && withActions]}>
        <Eyebrow>{badge}</Eyebrow>
        {name && <p css={nameStyle}>{name}</p>}
        <h1 id="page-title">
          <Emphasis text={headline} />
        </h1>
        <p css={lead}>{text}</p>
        {actions && <Actions actions={actions} />}
      </div>
      {aside && <div css={besideWords}>{aside}</div>}
    </section>
  );
}

export const heroFields = graphql`
  fragment Hero on Hero {
    badge
    name
    headline
    text
    actions {
      ...LinkFields
    }
  }
`;
