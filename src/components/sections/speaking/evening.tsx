import { css } from "@emotion/react";
import { media, theme } from "../../../theme/theme";
import { Eyebrow } from "../../ui/headings";
import { fillText } from "../../../text/fill-text";

const width = 1200;
const height = 150;

/** The contours below the outline, as shares of its height; the last is the outline itself. */
const contours = [0.25, 0.5, 0.75, 1];

const drawing = css`
  display: block;
  width: 100%;
  height: 6rem;
  overflow: visible;
  color: ${theme.colour.accent};

  path {
    fill: none;
    stroke: currentColor;
    vector-effect: non-scaling-stroke;
  }

  path:last-of-type {
    stroke-width: 2.5;
  }

  ${media.md} {
    height: 9rem;
  }
`;

const box = css`
  margin-top: ${theme.space.section};

  /* Omitted in print, where the page must fit on one sheet. */
  ${media.print} {
    display: none;
  }

  h3 {
    margin-bottom: ${theme.space.xl};
    font-size: ${theme.type.h3};
    letter-spacing: -0.01em;
  }
`;

const parts = css`
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

  ${media.md} {
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

/* The width of each part is proportional to its duration. */
const proportioned = (minutes: readonly number[]) => css`
  ${media.md} {
    grid-template-columns: ${minutes.map((count) => `minmax(7.5rem, ${String(count)}fr)`).join(" ")};
  }
`;

/**
 * An evening with the leader as a timeline: the width of each part is proportional to its duration, below a rising
 * line.
 */
export function Evening({ evening }: { evening: Queries.SpeakingPageEventsEvening }) {
  const minutes = evening.parts.map((part) => part.minutes);
  return (
    <div css={box}>
      <h3>{evening.title}</h3>
      <svg
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        css={drawing}
      >
        {contours.map((share) => (
          <path key={share} d={outline(minutes, share)} />
        ))}
      </svg>
      <ol css={[parts, proportioned(minutes)]}>
        {evening.parts.map((part) => (
          <li key={part.title}>
            <h4>
              <Eyebrow inHeading>{fillText(evening.length, { minutes: part.minutes })}</Eyebrow>
              {part.title}
            </h4>
            <p>{part.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The rising profile of parts of these lengths, as on a hiking map, at a share of its height. */
function outline(shares: readonly number[], share: number): string {
  const total = shares.reduce((sum, one) => sum + one, 0);
  let passed = 0;
  const tops = shares.map((part, index) => {
    const x = Math.round(((passed + part / 2) / total) * width);
    passed += part;
    return [x, Math.round(height * (1 - (share * (index + 1)) / shares.length))] as const;
  });
  let [left, low] = [0, height];
  const curves = [...tops, [width, height] as const].map(([x, y]) => {
    const middle = Math.round((left + x) / 2);
    const curve = `C${[middle, low, middle, y, x, y].join(" ")}`;
    [left, low] = [x, y];
    return curve;
  });
  return `M0 ${String(height)}${curves.join("")}`;
}
