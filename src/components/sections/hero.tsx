import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import homeFlame from "../../theme/artwork/flames/home.svg";
import { lead, pageColumn } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { Actions, LinkedText } from "../ui/links";
import { Emphasis, Eyebrow, labelStyle } from "../ui/headings";
import { Flame, lowFlameHeight } from "../ui/backdrops";
import { HeroPicture } from "./hero-picture";

interface HeroProps {
  hero: Queries.HeroFragment;
  /** A full hero fills the first screen. A slim hero leaves room for the content below. */
  size?: "full" | "slim";
  /** A drawing in src/theme/artwork/flames. The default is the flame of the home page. */
  flame?: string;
  /**
   * The elements that the content can choose by name with `shows`, instead of a picture. They are beside the text, or
   * below the buttons on a phone. Only `date` is above the buttons, with the flame beside the date.
   */
  elementsByName?: Readonly<Record<string, ReactNode>>;
  /** The style of the picture, if it differs from the usual style. */
  pictureStyle?: SerializedStyles | false;
  /** A viewer in place of the picture. */
  viewer?: ReactNode;
  className?: string;
}

const heroStyle = css`
  position: relative;
  display: grid;
  padding: ${theme.space.md} ${theme.space.gutter} ${theme.space.xxl};

  ${media.md} {
    align-items: center;
    padding-block: ${theme.space.opening} ${theme.space.x4};
  }
`;

const fullHeroStyle = css`
  min-height: min(46rem, calc(100svh - 5rem));

  /* A tablet's screen is taller than the text needs. */
  ${media.tablet} {
    min-height: min(36rem, calc(100svh - 5rem));
  }
`;

/* On a phone, the flame is below the text and the buttons. */
const spaceForFlameStyle = css`
  ${media.narrow} {
    padding-bottom: calc(${lowFlameHeight} + ${theme.space.md});
  }
`;

/* On a phone, the parts are close together, so that the first button is on the first screen. */
const contentStyle = css`
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
const besideFlameStyle = css`
  & > [data-buttons] {
    ${media.tablet} {
      max-width: 60%;
    }
  }
`;

/* The text column is wide enough that the lines of the text break as they do without a picture. */
const besidePictureStyle = css`
  gap: ${theme.space.xl} ${theme.space.x3};

  ${media.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    padding-inline: max(${theme.space.gutter}, (100% - ${theme.widths.page}) / 2);
  }

  /* On a tablet, a wider text column keeps the line breaks of the headline. */
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    column-gap: ${theme.space.xl};
  }

  ${media.print} {
    display: block;
  }
`;

/* The element is as wide as a picture would be. */
const drawingStyle = css`
  ${media.md} {
    & > div {
      max-width: 26rem;
    }
  }
`;

/* The text has a background with soft edges, so that no line of the flame crosses the text. */
const overFlameStyle = css`
  background-color: ${theme.colour.ground};
  box-shadow: 0 0 ${theme.space.sm} ${theme.space.xxs} ${theme.colour.ground};

  ${media.print} {
    box-shadow: none;
  }
`;

/* If a script removes a past date, the element is empty. */
const aboveButtonsStyle = css`
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

  /* On wide screens, the flame is beside the text, so the text does not need a background. */
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

/* Each sentence of the headline begins a new line. */
const sentenceStyle = css`
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

/** The dark top of a page: badge, headline, introduction and buttons, beside a picture, a drawing or a date. */
export function Hero({
  hero,
  size = "full",
  flame = homeFlame,
  elementsByName = {},
  pictureStyle,
  viewer,
  className,
}: HeroProps) {
  const { badge, name, headline, text, note, actions, price, picture, shows } = hero;
  const offeredElement = picture || !shows ? undefined : elementsByName[shows];
  const hasElementBeside = !viewer && (!!picture || (!!offeredElement && shows !== "date"));
  const hasFlame = !viewer && !hasElementBeside;
  return (
    <section
      aria-labelledby="page-title"
      data-ground="dark"
      className={className}
      css={[
        heroStyle,
        size === "full" && fullHeroStyle,
        hasFlame && spaceForFlameStyle,
        hasElementBeside && besidePictureStyle,
      ]}
    >
      {hasFlame && <Flame drawing={flame} />}
      <div css={[contentStyle, actions && hasFlame && besideFlameStyle]}>
        <Eyebrow>{badge}</Eyebrow>
        {name && (
          <p css={nameStyle}>
            <Emphasis text={name} />
          </p>
        )}
        <h1 id="page-title">
          <Headline text={headline} />
        </h1>
        <p css={[overFlameStyle, leadStyle]}>{text}</p>
        {hasFlame && offeredElement && <div css={[overFlameStyle, aboveButtonsStyle]}>{offeredElement}</div>}
        {actions && <Actions actions={actions} price={price} />}
        {note && (
          <p css={[overFlameStyle, noteStyle]}>
            <LinkedText text={note} />
          </p>
        )}
      </div>
      {hasElementBeside && (
        <div css={!picture && drawingStyle}>
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
  const hasWholeEmphasis = sentences.every((part) => part.split("*").length % 2 === 1);
  if (sentences.length === 1 || !hasWholeEmphasis) return <Emphasis text={text} />;
  return sentences.map((part) => (
    <span key={part} css={sentenceStyle}>
      <Emphasis text={part} />{" "}
    </span>
  ));
}

/* The hero's flame extends into this section, so the section is stacked above the flame. */
const overviewStyle = css`
  position: relative;
  z-index: 1;
  padding-inline: ${theme.space.gutter};
  background: none;
`;

/* On a phone, the label is on the first line of the text. */
const overviewRowStyle = css`
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

const overviewLabelStyle = css`
  ${labelStyle};
  margin-right: ${theme.space.xs};
`;

const overviewTextStyle = css`
  max-width: 45.8em;
  color: ${theme.colour.muted};

  ${media.md} {
    font-size: ${theme.type.label};
  }
`;

/** The slim box at the top of a page: a summary of the page in two or three sentences. */
export function Overview({ overview }: { overview: { label: string; text: string } }) {
  return (
    <aside aria-labelledby="overview" data-ground="dark" css={overviewStyle}>
      <div css={overviewRowStyle}>
        <p id="overview" css={overviewLabelStyle}>
          {overview.label}
        </p>{" "}
        <p css={overviewTextStyle}>
          <LinkedText text={overview.text} />
        </p>
      </div>
    </aside>
  );
}

export const heroFields = graphql`
  fragment Hero on Hero { badge name headline text note actions { ...LinkFields } price shows picture { ...Picture } }
`;
