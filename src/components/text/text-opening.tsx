import { css } from "@emotion/react";
import type { ReactNode } from "react";
import about from "../../theme/artwork/flames/about.svg";
import blog from "../../theme/artwork/flames/blog.svg";
import contact from "../../theme/artwork/flames/contact.svg";
import events from "../../theme/artwork/flames/events.svg";
import excerpt from "../../theme/artwork/flames/excerpt.svg";
import partner from "../../theme/artwork/flames/partner.svg";
import pressKit from "../../theme/artwork/flames/press-kit.svg";
import speaking from "../../theme/artwork/flames/speaking.svg";
import { flameOf } from "../../theme/page-flames";
import { lead } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { Emphasis } from "../ui/headings";
import { Picture } from "../ui/picture";

/** The addresses of the flames for texts, by name. */
export const flames = { about, blog, contact, events, excerpt, partner, "press-kit": pressKit, speaking };

export interface TextOpeningProps {
  title: string;
  introduction: string;
  picture?: Queries.PictureFragment | null;
  /** The name of the text's file. It determines the flame of a text without a picture. */
  name: string;
  children?: ReactNode;
}

const pageWidth = `min(100% - 2 * ${theme.space.gutter}, ${theme.widths.page})`;

const headerStyle = css`
  position: relative;
  overflow: clip;

  ${media.lg} {
    display: grid;
    align-items: center;
    /* On a low screen, the text below begins on the first screen. */
    min-height: min(36rem, 100svh - 20rem);
  }

  ${media.print} {
    min-height: 0;
  }
`;

const textStyle = css`
  position: relative;
  display: grid;
  gap: ${theme.space.openingGap};
  width: ${pageWidth};
  margin-inline: auto;
  padding-block: ${theme.space.md} ${theme.space.xl};

  h1 {
    max-width: 11em;
    font-size: clamp(min(2.5rem, 11.5vw), min(1.3rem + 4.4vw, 13vw, 11.5svh), 5.25rem);
  }

  & > p {
    max-width: 25.2em;
    text-wrap: balance;
    color: ${theme.colour.muted};
    ${lead};

    ${media.xl} {
      max-width: 30em;
    }
  }

  ${media.lg} {
    padding-block: ${theme.space.opening};

    /* An element such as a date is beside the picture. */
    & > div {
      max-width: 37rem;
    }
  }

  ${media.print} {
    padding-block: 0;
  }
`;

/* The picture reaches from the eighth column to the edge of the window. On smaller screens, it is below the text. */
const pictureAreaStyle = css`
  display: block;
  width: 100%;
  aspect-ratio: 1.6;
  object-fit: cover;

  ${media.md} {
    aspect-ratio: 2.4;
  }

  ${media.lg} {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: calc((100% - ${pageWidth}) / 2 + (${pageWidth} + ${theme.space.lg}) * 5 / 12 - ${theme.space.lg});
    height: 100%;
    aspect-ratio: auto;
  }

  ${media.print} {
    position: static;
    width: auto;
    height: auto;
    max-height: 18rem;
  }
`;

const photographStyle = css`
  img {
    ${pictureAreaStyle};
  }
`;

/* The gradient blends the picture into the dark background of the text. */
const artStyle = css`
  ${pictureAreaStyle};
  margin-top: -${theme.space.xl};
  object-position: right;
  mask-image: linear-gradient(transparent, currentColor 30%);

  ${media.lg} {
    margin-top: 0;
    mask-image: linear-gradient(to right, transparent, currentColor 45%);
  }

  /* If the text begins on the right, the picture is mirrored. */
  [dir="rtl"] & {
    transform: scaleX(-1);
  }
`;

/** The dark header of a text: its title, its introduction and its picture. */
export function TextOpening({ title, introduction, picture, name, children }: TextOpeningProps) {
  return (
    <header data-ground="dark" css={headerStyle}>
      <div css={textStyle}>
        <h1 id="page-title">
          <Emphasis text={title} />
        </h1>
        <p>{introduction}</p>
        {children}
      </div>
      {picture ? (
        <Picture picture={picture} sizes="(min-width: 64em) 45vw, 100vw" isPriority css={photographStyle} />
      ) : (
        <img
          src={flames[flameOf(name)]}
          alt=""
          width={1600}
          height={1000}
          fetchPriority="low"
          css={artStyle}
        />
      )}
    </header>
  );
}
