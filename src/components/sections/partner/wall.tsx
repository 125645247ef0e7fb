import { css } from "@emotion/react";
import { theme } from "../../../theme/theme";

const height = 26;
const gap = 3;
const width = 288;

/** The widths of the stones in a course. Each course begins with another one, so that joints are staggered. */
const stones = [58, 40, 66, 47, 62];

const wall = css`
  width: 100%;
  max-width: 18rem;
  stroke: currentColor;
  stroke-width: 1.5;
`;

const last = css`
  fill: currentColor;
  color: ${theme.colour.accent};
`;

const below = css`
  fill: ${theme.colour.line};
`;

const missing = css`
  fill: none;
  stroke: ${theme.colour.border};
  stroke-dasharray: 3 5;
`;

/** A wall of hewn stones. Its uppermost built course is lit, and the courses above are dashed. */
export function Wall({ courses, built }: { courses: number; built: number }) {
  const all = Array.from({ length: courses }, (_, course) => course);
  return (
    <svg
      viewBox={`-1 -1 ${String(width + 2)} ${String(courses * (height + gap))}`}
      aria-hidden="true"
      css={wall}
    >
      {all.map((course) => (
        <path
          key={course}
          d={outline(course, (courses - 1 - course) * (height + gap))}
          css={course >= built ? missing : course === built - 1 ? last : below}
        />
      ))}
    </svg>
  );
}

/** The outlines of the stones in one course, which end at the wall's edge. */
function outline(course: number, top: number): string {
  const parts: string[] = [];
  for (let left = 0, index = course * 2; left < width; index += 1) {
    const whole = stones[index % stones.length] ?? width;
    const rest = width - left - whole - gap;
    const size = rest < 20 ? width - left : whole;
    parts.push(`M${String(left)} ${String(top)}h${String(size)}v${String(height)}h-${String(size)}z`);
    left += size + gap;
  }
  return parts.join("");
}
