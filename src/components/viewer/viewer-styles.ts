import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";

/** While a dialog is open, the page behind it does not scroll, and only the dialog has a scrollbar. */
export const pageHeld = css`
  @media screen {
    html:has(&[open]) {
      overflow: hidden;
    }
  }
`;

/** Where the page is visible around the dialog, its layout does not shift into the space of its scrollbar. */
const placeHeld = css`
  ${media.lg} {
    html:has(&[open]) {
      scrollbar-gutter: stable;
    }
  }
`;

/** Printing while the viewer is open prints the text of all slides of the devotional, and nothing else of the page. */
const printedAlone = css`
  ${media.print} {
    html:has(&[open])
      :is(
        header,
        dialog,
        main > :not([data-printed-alone]),
        [data-printed-alone] > div > :not(:has(dialog[open])),
        [data-printed-alone] > div > div > :not(:has(dialog[open])),
        :has(> dialog[open]) > :not(details)
      ) {
      display: none !important;
    }
  }
`;

/** The dialog: full screen on a phone, a large sheet over the page on wider screens. */
export const dialogStyle = css`
  ${pageHeld};
  ${placeHeld};
  ${printedAlone};
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;

  &::backdrop {
    background-color: rgb(0 0 0 / 70%);
  }

  ${media.forcedColours} {
    border: 2px solid currentColor;
  }

  ${media.lg} {
    width: min(74rem, calc(100% - 4rem));
    height: min(54rem, calc(100dvh - 4rem));
    margin: auto;
    border-radius: 2px;
  }
`;

/** The content of the dialog. */
export const sheetStyle = css`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-height: 100%;
`;

/** One finger scrolls vertically and swipes horizontally; two fingers zoom. */
export const swipedStyle = css`
  touch-action: pan-y pinch-zoom;
`;

const edge = css`
  position: sticky;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.md};
  padding: ${theme.space.xs} ${theme.space.lg};
  background-color: ${theme.colour.ground};

  ${media.low} {
    padding-block: 0;
  }
`;

/** The toolbar at the top. */
export const barStyle = css`
  ${edge};
  top: 0;
  border-bottom: 1px solid ${theme.colour.line};
  font-size: ${theme.type.label};
  font-variant-numeric: tabular-nums;

  ${media.low} {
    position: static;
  }
`;

/** The buttons at the bottom. */
export const stepsStyle = css`
  ${edge};
  bottom: 0;
  border-top: 1px solid ${theme.colour.line};

  ${media.low} {
    button {
      min-height: 2.75rem;
      padding-block: ${theme.space.xxs};
    }
  }
`;

/** Picture and text: stacked on a phone, side by side where the width allows. */
export const bodyStyle = css`
  display: grid;
  align-content: start;
  gap: ${theme.space.lg} ${theme.space.x3};
  padding: ${theme.space.lg};

  & > picture {
    width: min(100%, 44svh);
    margin-inline: auto;
  }

  ${media.low} {
    padding-top: ${theme.space.xs};
  }

  ${media.lg} {
    grid-template-columns: minmax(0, 34rem) minmax(0, 1fr);
    padding: ${theme.space.xl} ${theme.space.x3} ${theme.space.xl} ${theme.space.xl};

    & > picture {
      position: sticky;
      top: 5.75rem;
      align-self: start;
      width: min(100%, 34rem, calc((100dvh - 16rem) * 0.8));
    }
  }
`;
