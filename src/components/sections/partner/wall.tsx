import { css } from "@emotion/react";
import stones from "../../../theme/artwork/stones.svg";
import { theme } from "../../../theme/theme";
import { drawn } from "../../ui/backdrops";

/** A wall of hewn stones, with a course for each level. Its uppermost built course is lit; those above it are pale. */
export function Wall({ courses, built }: { courses: number; built: number }) {
  const { border, accent, line } = theme.colour;
  const end = (course: number): string => `${String((course / courses) * 100)}%`;
  const colours = `linear-gradient(to top, ${border} ${end(built - 1)}, ${accent} 0 ${end(built)}, ${line} 0)`;
  const wall = css`
    max-width: 18rem;
    aspect-ratio: 288 / ${courses * 29};
    ${drawn(stones, colours, "0 100% / 100% auto")}
  `;
  return <div css={wall} />;
}
