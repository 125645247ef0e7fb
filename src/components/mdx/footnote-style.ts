import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { labelStyle } from "../ui/label-style";
import { measure } from "./running-text-style";

const { space, type, colour } = theme;

/** The width at which the three grid columns beside the text are wide enough for notes. */
const hasRoom = "@media screen and (min-width: 80em)";

/** Footnotes: at the end of the text, and beside it where the width allows (src/build/texts/sidenotes.ts). */
export const footnoteStyle = css`
  [data-footnote-ref] {
    padding: 0.2em 0.15em;
    /* In headings and verses too, whose faces have no bold. */
    font-family: ${theme.font.text};
    font-style: normal;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }

  .footnotes {
    margin-top: ${space.x3};
    padding-top: ${space.lg};
    border-top: 1px solid ${colour.line};
    font-size: ${type.label};

    h2 {
      ${labelStyle};
      margin: 0;
    }

    li {
      scroll-margin-top: ${space.xl};
      padding-left: ${space.xs};
    }

    li:target {
      outline: 1px solid ${colour.accent};
      outline-offset: ${space.xs};
    }

    li + li,
    p + p {
      margin-top: ${space.sm};
    }
  }

  [data-footnote-backref] {
    padding: 0.2em 0.4em;

    &::before {
      content: "↑" / "";
    }
  }

  .sidenote {
    display: none;
  }

  ${hasRoom} {
    --measure: min(37.25rem, (100cqi + ${space.lg}) * 2 / 3 - ${space.lg});

    .sidenote {
      display: block;
      float: right;
      clear: right;
      width: calc((100cqi + ${space.lg}) / 3 - ${space.lg});
      margin: 0.3em calc(${measure} - 100cqi) ${space.lg} 0;
      padding-top: ${space.xs};
      border-top: 1px solid ${colour.line};
      color: ${colour.muted};
      font: 400 ${type.small} / 1.5 ${theme.font.text};
      letter-spacing: 0;
      text-align: left;
      text-wrap: pretty;

      & > sup {
        color: ${colour.accent};
        font-weight: 600;
      }
    }

    /* Its padding is between the note and the measure. */
    .note .sidenote {
      margin-right: calc(${measure} - 100cqi - ${space.lg});
    }

    .table {
      clear: right;
    }
  }

  ${media.print} {
    [data-footnote-backref] {
      display: none;
    }
  }
`;
