import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import hearth from "../../theme/artwork/flames/home.svg";
import { lead, pageColumn } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { Actions, LinkedText } from "../ui/links";
import { Emphasis, Eyebrow, labelStyle } from "../ui/headings";
import { Flame, lowFlameHeight } from "../ui/backdrops";
import { HeroPicture } from "./hero-picture";

interface HeroProps {
  hero: Queries.HeroFragment;
  /** A full hero fills the first screen; a slim one leaves room for the content below. */
  size?: "full" | "slim";
  /** A drawing in src/theme/artwork/flames; by default the one of the home page. */
  flame?: string;
  /**
   * The elements that the content can choose by name (`shows`), besides pictures. They are beside the text, and on a
   * phone below the buttons. Only `date` is above the buttons, with the flame.
   */
  offers?: Readonly<Record<string, ReactNode>>;
  /** The style of the picture, if it is not a usual one. */
  pictureStyle?: SerializedStyles | false;
  /** A viewer in place of the picture. */
  viewer?: ReactNode;
  className?: string;
}

const band = css`
  position: relative;
  display: grid;
  padding: ${theme.space.md} ${theme.space.gutter} ${theme.space.xxl};

  ${media.md} {
    align-items: center;
    padding-block: ${theme.space.opening} ${theme.space.x4};
  }
`;

const fullHero = css`
  min-height: min(46rem, calc(100svh - 5rem));

  /* A tablet's screen is taller than the text needs. */
  ${media.tablet} {
    min-height: min(36rem, calc(100svh - 5rem));
  }
`;

/* On a phone, the flame is below the text and the buttons. */
const aboveFlame = css`
  ${media.narrow} {
    padding-bottom: calc(${lowFlameHeight} + ${theme.space.md});
  }
`;

/* On a phone, everything up to the first button is close together: it is all in the first screen. */
const inner = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  ${pageColumn};

  ${media.md} {
    gap: ${theme.space.openingGap};

    [data-buttons] {
      margin-top: calc(${theme.space.openingGap} - ${theme.space.xs});
    }
  }

  h1 {
    max-width: ${theme.widths.headline};
  }
`;

/* On a tablet, the row of buttons wraps where the flame begins. */
const besideFlame = css`
  & > [data-buttons] {
    ${media.tablet} {
      max-width: 60%;
    }
  }
`;

/* The text keeps its line length. */
const withSlot = css`
  gap: ${theme.space.xl} ${theme.space.x3};

  ${media.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    padding-inline: max(${theme.space.gutter}, (100% - ${theme.widths.page}) / 2);
  }

  /* The headline keeps its lines. */
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    column-gap: ${theme.space.xl};
  }

  ${media.print} {
    display: block;
  }
`;

/* As wide as a picture would be. */
const drawnInSlot = css`
  ${media.md} {
    & > div {
      max-width: 26rem;
    }
  }
`;

/* A background that fades at its edges, so that no line of the flame behind crosses the text. */
const clearOfFlame = css`
  background-color: ${theme.colour.ground};
  box-shadow: 0 0 ${theme.space.sm} ${theme.space.xxs} ${theme.colour.ground};

  ${media.print} {
    box-shadow: none;
  }
`;

/* The page's script may remove its content. */
const aboveButtons = css`
  width: fit-content;

  &:empty {
    display: none;
  }
`;

const leadStyle = css`
  max-width: 19.5em;
  text-wrap: balance;
  color: ${theme.colour.muted};
  line-height: 1.45;

  /* The flame is beside the text. */
  ${media.md} {
    ${lead};
    font-size: clamp(${theme.type.body}, 3.2svh, ${theme.type.lead});
    background: none;
    box-shadow: none;
  }

  ${media.xl} {
    max-width: 32em;
  }
`;

/* A second sentence begins a new line. */
const sentence = css`
  display: block;
`;

const noteStyle = css`
  width: fit-content;
  max-width: 34em;
  font-size: ${theme.type.label};

  ${media.tablet} {
    max-width: 26em;
  }
`;

const nameStyle = css`
  font: 400 ${theme.type.h4} / 1.2 ${theme.font.display};
`;

/** The dark opening of a page: badge, headline, lede and primary actions, beside a picture, a drawing or a date. */
export function Hero({
  hero,
  size = "full",
  flame = hearth,
  offers = {},
  pictureStyle,
  viewer,
  className,
}: HeroProps) {
  const { badge, name, headline, text, note, actions, price, picture, shows } = hero;
  const offeredElement = picture || !shows ? undefined : offers[shows];
  const isBeside = !viewer && (!!picture || (!!offeredElement && shows !== "date"));
  const hasFlame = !viewer && !isBeside;
  return (
    <section
      aria-labelledby="page-title"
      data-ground="dark"
      className={className}
      css={[band, size === "full" && fullHero, hasFlame && aboveFlame, isBeside && withSlot]}
    >
      {hasFlame && <Flame drawing={flame} />}
      <div css={[inner, actions && hasFlame && besideFlame]}>
        <Eyebrow>{badge}</Eyebrow>
        {name && (
          <p css={nameStyle}>
            <Emphasis text={name} />
          </p>
        )}
        <h1 id="page-title">
          <Headline text={headline} />
        </h1>
        <p css={[clearOfFlame, leadStyle]}>{text}</p>
        {hasFlame && offeredElement && <div css={[clearOfFlame, aboveButtons]}>{offeredElement}</div>}
        {actions && <Actions actions={actions} price={price} />}
        {note && (
          <p css={[clearOfFlame, noteStyle]}>
            <LinkedText text={note} />
          </p>
        )}
      </div>
      {isBeside && (
        <div css={!picture && drawnInSlot}>
          {picture && <HeroPicture picture={picture} css={pictureStyle} />}
          {offeredElement}
        </div>
      )}
      {viewer}
    </section>
  );
}

function Headline({ text }: { text: string }) {
  const sentences = text.split(/(?<=[.!?…]\*?) /);
  const isWhole = sentences.every((part) => part.split("*").length % 2 === 1);
  if (sentences.length === 1 || !isWhole) return <Emphasis text={text} />;
  return sentences.map((part) => (
    <span key={part} css={sentence}>
      <Emphasis text={part} />{" "}
    </span>
  ));
}

/* The flame overlaps this band, so the band is stacked above it. */
const overviewBand = css`
  position: relative;
  z-index: 1;
  padding-inline: ${theme.space.gutter};
  background: none;
`;

/* On a phone, the label is on the text's first line. */
const overviewLine = css`
  ${pageColumn};
  padding-block: ${theme.space.sm} ${theme.space.xs};
  border-top: 1px solid ${theme.colour.line};
  font-size: ${theme.type.small};
  line-height: 1.5;

  p {
    display: inline;
  }

  ${media.md} {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    align-items: baseline;
    padding-block: ${theme.space.md} 0;
  }
`;

const overviewLabel = css`
  ${labelStyle};
  margin-right: ${theme.space.xs};
`;

const overviewText = css`
  max-width: 45.8em;
  color: ${theme.colour.muted};

  ${media.md} {
    font-size: ${theme.type.label};
  }
`;

/** The slim box at the top of a page: a summary of the page in two or three sentences. */
export function Overview({ overview }: { overview: { label: string; text: string } }) {
  return (
    <aside aria-labelledby="overview" data-ground="dark" css={overviewBand}>
      <div css={overviewLine}>
        <p id="overview" css={overviewLabel}>
          {overview.label}
        </p>{" "}
        <p css={overviewText}>
          <LinkedText text={overview.text} />
        </p>
      </div>
    </aside>
  );
}

export const heroFields = graphql`
  fragment Hero on Hero { badge name headline text note actions { ...LinkFields } price shows picture { ...Picture } }
`;
