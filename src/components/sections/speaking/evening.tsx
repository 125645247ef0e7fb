import { css } from "@emotion/react";
import rise from "../../../theme/artwork/rise.svg";
import { largeHeading, hideInPrint, splitPage } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { drawingStyle } from "../../ui/backdrops";
import { Eyebrow } from "../../ui/headings";
import { fillText } from "../../../text/fill-text";

const riseStyle = css`
  height: 6rem;
  ${drawingStyle(rise, theme.colour.accent)};

  ${media.md} {
    height: 9rem;
  }
`;

const boxStyle = css`
  margin-top: ${theme.section.small};

  /* The evening is left out in print, because the page must fit on one sheet. */
  ${hideInPrint};

  h3 {
    margin-bottom: ${theme.space.xl};
    ${largeHeading};
  }
`;

const partsStyle = css`
  border-top: 1px solid ${theme.colour.ink};

  & > li {
    padding-block: ${theme.space.md};
  }

  & > li + li {
    border-top: 1px solid ${theme.colour.line};
  }

  h4 + p {
    margin-top: ${theme.space.xs};
    color: ${theme.colour.muted};
    font-size: ${theme.type.label};
  }

  ${media.tablet} {
    & > li {
      display: grid;
      ${splitPage(4, 8)};
    }
  }

  ${media.lg} {
    display: grid;

    & > li {
      padding: ${theme.space.md} ${theme.space.md} 0 0;
    }

    & > li + li {
      padding-left: ${theme.space.md};
      border-top: 0;
      border-left: 1px solid ${theme.colour.line};
    }
  }
`;

/* The width of each part is proportional to its duration, but wide enough for its text. */
const proportionalWidthStyle = (minutes: readonly number[]) => css`
  ${media.lg} {
    grid-template-columns: ${minutes
      .map((count) => `minmax(min(12rem, 100% / ${String(minutes.length)}), ${String(count)}fr)`)
      .join(" ")};
  }
`;

/**
 * An evening with the leader as a timeline. On a wide screen, the width of each part is proportional to its duration.
 * The rising line above the timeline is only decoration.
 */
export function Evening({ evening }: { evening: Queries.SpeakingPageEventsEvening }) {
  const minutes = evening.parts.map((part) => part.minutes);
  return (
    <div css={boxStyle}>
      <h3>{evening.title}</h3>
      <div css={riseStyle} />
      <ol css={[partsStyle, proportionalWidthStyle(minutes)]}>
        {evening.parts.map((part) => (
          <li key={part.title}>
            <h4>
              <Eyebrow isInHeading>{fillText(evening.length, { minutes: part.minutes })}</Eyebrow>
              {part.title}
            </h4>
            <p>{part.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
