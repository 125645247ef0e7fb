import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { primaryButton } from "../ui/button-styles";
import { labelStyle } from "../ui/label-style";
import { verseStyle } from "../ui/verse-style";

const { space, type, colour, font } = theme;

/**
 * The MDX components that an editor adds to a text: scripture, notes, pictures, videos, recordings, downloads,
 * buttons.
 */
export const componentStyle = css`
  figure {
    margin-block: ${space.xxl};
  }

  figcaption {
    margin-top: ${space.sm};
    color: ${colour.muted};
    font-size: ${type.small};
    line-height: 1.45;
  }

  .scripture {
    ${verseStyle};

    blockquote {
      margin: 0;
      padding: 0;
      border: 0;
      font: inherit;
    }
  }

  .note {
    margin-block: ${space.xl};
    padding: ${space.lg};
    border-left: 3px solid ${colour.border};
    background-color: ${colour.raised};

    & > :first-child {
      margin-top: 0;
    }
  }

  .note-title {
    ${labelStyle};

    & + * {
      margin-top: ${space.xs};
    }
  }

  .video-card {
    position: relative;
    display: block;
    overflow: clip;
    background-color: ${colour.ink};
    color: ${colour.ground};
    text-decoration: none;

    img {
      width: 100%;
      aspect-ratio: 16 / 9;
      object-fit: cover;
    }
  }

  .video-title {
    display: flex;
    gap: ${space.md};
    align-items: center;
    padding: ${space.md} ${space.lg};
    font: 380 ${type.lead} / 1.25 ${font.display};
  }

  /* A triangle that marks the link as a video. */
  .video-title::before {
    content: "";
    flex: none;
    width: 0.9em;
    height: 1.05em;
    background-color: currentColor;
    clip-path: polygon(0 0, 100% 50%, 0 100%);
    forced-color-adjust: none;
  }

  .video-card:hover .video-title {
    text-decoration: underline 1px;
    text-underline-offset: 0.2em;
  }

  audio {
    display: block;
    width: 100%;
  }

  .download span:not(.new-tab) {
    margin-left: ${space.xs};
    color: ${colour.muted};
    font-size: ${type.small};
  }

  .button a {
    ${primaryButton};
  }

  ${media.print} {
    .video-card {
      background: none;
      color: inherit;
    }

    audio,
    .button {
      display: none;
    }
  }
`;
