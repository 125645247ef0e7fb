import { css } from "@emotion/react";
import { dayFormatWithoutYear, formatMoment } from "../../../calendar/format-dates";
import type { Gathering } from "../../../calendar/next-gatherings";
import { largeHeading, linedList } from "../../../theme/mixins";
import { scriptOnlyStyle } from "../../../hydration/scripted";
import { media, theme } from "../../../theme/theme";
import { useLanguage } from "../../ui/site-texts";
import { dialRadius, nameSize, placeNames, pointAt } from "./dial-layout";

interface WorldDialsProps extends Queries.PrayerHubPageGatheringWorld {
  dates: readonly Gathering[];
  /** The zone of the announced time. Places in this zone are highlighted. */
  zone: string;
}

/** The radius of the visitor's label: between the centre and the labels of noon and midnight. */
const visitorLabelRadius = 26;

const boxStyle = css`
  margin-top: ${theme.space.x3};

  h3 {
    ${largeHeading};
  }
`;

const dateStyle = css`
  display: grid;
  gap: ${theme.space.lg} ${theme.space.xl};
  align-items: center;

  &[hidden] {
    display: none;
  }

  ${media.sm} {
    grid-template-columns: minmax(20rem, 22rem) minmax(0, 1fr);
  }
`;

const dayStyle = css`
  grid-column: 1 / -1;
  color: ${theme.colour.muted};

  &::first-letter {
    text-transform: uppercase;
  }
`;

/* The names are readable on a phone, where the drawing is 280 px wide. */
const dialStyle = css`
  width: 100%;
  max-width: 22rem;
  /* A long name may extend into the page's margin. */
  overflow: visible;
  fill: none;
  stroke: ${theme.colour.border};

  text {
    fill: ${theme.colour.ink};
    stroke: none;
    font: 500 ${String(nameSize)}px ${theme.font.text};
    dominant-baseline: central;
  }

  ${media.forcedColours} {
    stroke: currentColor;

    text {
      fill: currentColor;
    }
  }
`;

const nightStyle = css`
  fill: ${theme.colour.ink};
  stroke: none;
  opacity: 0.08;
`;

const placeMarkStyle = css`
  fill: ${theme.colour.ground};
  stroke: ${theme.colour.ink};
  stroke-width: 1.5;
`;

const homeMarkStyle = css`
  fill: ${theme.colour.ink};
  stroke: ${theme.colour.ink};
  stroke-width: 3;
`;

const homeNameStyle = css`
  && {
    font-weight: 700;
  }
`;

const noonAndMidnightStyle = css`
  && text {
    fill: ${theme.colour.muted};
    text-anchor: middle;

    ${media.forcedColours} {
      fill: CanvasText;
    }
  }
`;

/* The page's script turns the hand to the visitor's hour (src/browser/fill-local-times.ts). It is hidden without script. */
const visitorHandStyle = css`
  visibility: hidden;
  fill: ${theme.colour.accent};
  stroke: ${theme.colour.accent};
  stroke-width: 3;
  transform: rotate(var(--turn));

  &[style] {
    visibility: visible;
  }

  /* The label stays upright. Its outline in the background colour interrupts the hand. */
  && text {
    fill: ${theme.colour.accent};
    stroke: ${theme.colour.ground};
    stroke-width: 5;
    paint-order: stroke;
    font-weight: 700;
    text-anchor: middle;
    transform: translateY(${String(visitorLabelRadius)}px) rotate(calc(-1 * var(--turn)));
  }

  ${media.forcedColours} {
    fill: Highlight;
    stroke: Highlight;

    && text {
      fill: CanvasText;
      stroke: Canvas;
    }
  }
`;

const timesStyle = css`
  ${linedList};
  font-size: ${theme.type.label};

  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space.md};
    padding-block: ${theme.space.xs};
  }

  time {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

const visitorTimeStyle = css`
  color: ${theme.colour.accent};
  font-weight: 600;

  ${scriptOnlyStyle};
`;

/**
 * The start of each gathering around the world. Only the first gathering is shown. The page's script removes gatherings
 * that are over (src/browser/update-dates.ts).
 */
export function WorldDials({ title, dates, zone, ...world }: WorldDialsProps) {
  const language = useLanguage();
  return (
    <div data-until={dates.at(-1)?.end} css={boxStyle}>
      <h3>{title}</h3>
      <div>
        {dates.map(({ start, end }, index) => (
          <div key={start} data-until={end} hidden={index > 0} css={dateStyle}>
            <p css={dayStyle}>{formatMoment(start, language, { ...dayFormatWithoutYear, timeZone: zone })}</p>
            <WorldDial moment={start} zone={zone} {...world} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface WorldDialProps extends Omit<WorldDialsProps, "title" | "dates"> {
  /** In ISO 8601. */
  moment: string;
}

/** A moment around the world, as a 24-hour dial with midnight at the bottom, and as a list. */
function WorldDial({ moment, zone, places, noon, midnight, you: visitorLabel }: WorldDialProps) {
  const language = useLanguage();
  const hours = places.map((place) => hourIn(place.zone, moment));
  const namePositions = placeNames(hours);
  const [homeX, homeY] = pointAt(hourIn(zone, moment), dialRadius);
  const r = String(dialRadius);
  return (
    <>
      <svg viewBox="-180 -100 360 200" aria-hidden="true" css={dialStyle}>
        <circle r={dialRadius} />
        <path d={`M-${r} 0A${r} ${r} 0 0 0 ${r} 0z`} css={nightStyle} />
        <path d={drawTicks()} />
        <g css={noonAndMidnightStyle}>
          <text y={24 - dialRadius}>{noon}</text>
          <text y={dialRadius - 24}>{midnight}</text>
        </g>
        {places.map((place, index) => {
          const [cx, cy] = pointAt(hours[index] ?? 0, dialRadius);
          const { x, y, isLeft } = namePositions[index] ?? { x: 0, y: 0, isLeft: false };
          return (
            <g key={place.name}>
              <circle cx={cx} cy={cy} r={4} css={placeMarkStyle} />
              <text
                x={x}
                y={y}
                textAnchor={isLeft ? "end" : "start"}
                css={place.zone === zone && homeNameStyle}
              >
                {place.name}
              </text>
            </g>
          );
        })}
        {/* Covers the mark of another place with the same hour. */}
        {places.some((place) => place.zone === zone) && (
          <circle cx={homeX} cy={homeY} r={6} css={homeMarkStyle} />
        )}
        <g data-turn-to={moment} css={visitorHandStyle}>
          {/* The hand has two parts, so that it does not cross the labels of noon and midnight. */}
          <path d={`M0 0V${String(visitorLabelRadius)}M0 ${String(dialRadius - 12)}V${r}`} />
          <circle cy={dialRadius} r={5} />
          <text>{visitorLabel}</text>
        </g>
      </svg>
      <ul css={timesStyle}>
        {places.map((place) => (
          <li key={place.name}>
            <span>{place.name}</span>{" "}
            <time dateTime={moment}>
              {formatMoment(moment, language, {
                weekday: "short",
                hour: "numeric",
                minute: "2-digit",
                timeZone: place.zone,
              })}
            </time>
          </li>
        ))}
        <li css={visitorTimeStyle}>
          <span>{visitorLabel}</span>{" "}
          <time dateTime={moment} data-local-time={moment} data-local-time-text="{time}" />
        </li>
      </ul>
    </>
  );
}

/** Draws the ticks of the 24 hours. The ticks at 0, 6, 12 and 18 o'clock are longer. */
function drawTicks(): string {
  return Array.from({ length: 24 }, (_, hour) => {
    const innerEnd = pointAt(hour, dialRadius - (hour % 6 === 0 ? 12 : 6));
    return `M${innerEnd.join(" ")}L${pointAt(hour, dialRadius).join(" ")}`;
  }).join("");
}

function hourIn(zone: string, moment: string): number {
  const timeFormat = { timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const [hour = 0, minute = 0] = formatMoment(moment, "en-GB", timeFormat).split(":").map(Number);
  return hour + minute / 60;
}
