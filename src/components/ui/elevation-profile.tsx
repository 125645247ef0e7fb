import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";

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
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }

  path:last-of-type {
    stroke-width: 2.5;
  }

  ${media.md} {
    height: 9rem;
  }
`;

/**
 * The rising profile of a sequence of parts, as on a hiking map.
 * @param props.shares the length of each part
 */
export function ElevationProfile({ shares }: { shares: readonly number[] }) {
  return (
    <svg
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      css={drawing}
    >
      {contours.map((share) => (
        <path key={share} d={outline(shares, share)} />
      ))}
    </svg>
  );
}

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
