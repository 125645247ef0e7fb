import { css } from "@emotion/react";
import { dayWithoutYear, momentInWords } from "../../../calendar/dates-in-text";
import type { Gathering } from "../../../calendar/next-gatherings";
import { largeHeading, lined } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { useLanguage } from "../../ui/site-texts";

interface WorldDialsProps extends Queries.PrayerHubPageGatheringWorld {
  /** The gatherings, the nearest first. */
  dates: readonly Gathering[];
  /** The zone of the announced time, whose place is highlighted. */
  zone: string;
}

const radius = 100;

const box = css`
  margin-top: ${theme.space.x3};

  h3 {
    ${largeHeading};
  }
`;

const ofDate = css`
  display: grid;
  gap: ${theme.space.lg} ${theme.space.xl};
  align-items: center;

  &[hidden] {
    display: none;
  }

  ${media.sm} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
  }
`;

const day = css`
  grid-column: 1 / -1;
  color: ${theme.colour.muted};

  &::first-letter {
    text-transform: uppercase;
  }
`;

const dial = css`
  width: 100%;
  max-width: 26rem;
  fill: none;
  stroke: ${theme.colour.border};

  text {
    fill: ${theme.colour.ink};
    stroke: none;
    font: 500 11px ${theme.font.text};
  }

  ${media.forcedColours} {
    stroke: currentColor;

    text {
      fill: currentColor;
    }
  }
`;

const night = css`
  fill: ${theme.colour.ink};
  stroke: none;
  opacity: 0.08;
`;

const hand = css`
  fill: ${theme.colour.ground};
  stroke: ${theme.colour.ink};
  stroke-width: 1.5;
`;

const home = css`
  fill: ${theme.colour.accent};
  stroke: ${theme.colour.accent};
  stroke-width: 3;
`;

const times = css`
  ${lined};
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

/**
 * The start of each gathering around the world. The first one is shown; the page's script removes those that are over
 * (src/browser/update-dates.ts).
 */
export function WorldDials({ title, dates, zone, places }: WorldDialsProps) {
  const language = useLanguage();
  return (
    <div data-until={dates.at(-1)?.end} css={box}>
      <h3>{title}</h3>
      <div>
        {dates.map(({ start, end }, index) => (
          <div key={start} data-until={end} hidden={index > 0} css={ofDate}>
            <p css={day}>{momentInWords(start, language, { ...dayWithoutYear, timeZone: zone })}</p>
            <WorldDial moment={start} zone={zone} places={places} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface WorldDialProps extends Pick<WorldDialsProps, "zone" | "places"> {
  /** In ISO 8601. */
  moment: string;
}

/** One moment around the world, as a 24-hour dial with midnight at the bottom, and as a list. */
function WorldDial({ moment, zone, places }: WorldDialProps) {
  const language = useLanguage();
  return (
    <>
      <svg viewBox="-180 -122 360 244" aria-hidden="true" css={dial}>
        <circle r={radius} />
        <path
          d={`M-${String(radius)} 0A${String(radius)} ${String(radius)} 0 0 0 ${String(radius)} 0z`}
          css={night}
        />
        <path d={hours()} />
        {places.map((place, index) => {
          const hour = hourIn(place.zone, moment);
          // In some months, places of two zones have the same hour. Their names are then stacked.
          const earlier = places.slice(0, index).filter((one) => hourIn(one.zone, moment) === hour);
          const [x, y] = at(hour, radius);
          const [left, top] = at(hour, radius + 12);
          const isHome = place.zone === zone;
          return (
            <g key={place.name}>
              {isHome && <path d={`M0 0L${String(x)} ${String(y)}`} css={home} />}
              <circle cx={x} cy={y} r={isHome ? 6 : 4} css={isHome ? home : hand} />
              <text
                x={left}
                y={top + 4 + 12 * earlier.length}
                textAnchor={Math.abs(left) < 12 ? "middle" : left < 0 ? "end" : "start"}
              >
                {place.name}
              </text>
            </g>
          );
        })}
      </svg>
      <ul css={times}>
        {places.map((place) => (
          <li key={place.name}>
            <span>{place.name}</span>{" "}
            <time dateTime={moment}>
              {momentInWords(moment, language, {
                weekday: "short",
                hour: "numeric",
                minute: "2-digit",
                timeZone: place.zone,
              })}
            </time>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A point of the dial, with midnight at the bottom. */
function at(hour: number, distance: number): [x: number, y: number] {
  const angle = (hour / 24) * 2 * Math.PI;
  return [Math.round(-Math.sin(angle) * distance), Math.round(Math.cos(angle) * distance)];
}

function hours(): string {
  return Array.from({ length: 24 }, (_, hour) => {
    const [inner, outer] = [at(hour, hour % 6 === 0 ? radius - 14 : radius - 6), at(hour, radius)];
    return `M${inner.join(" ")}L${outer.join(" ")}`;
  }).join("");
}

function hourIn(zone: string, moment: string): number {
  const clock = { timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const [hour = 0, minute = 0] = momentInWords(moment, "en-GB", clock).split(":").map(Number);
  return hour + minute / 60;
}
