import { palette } from "../../src/theme/tokens";
import { mix } from "../../src/build/artwork/colour";

/** Two contours and a summit in a square of 32; they share an axis that leans and curves. */
const contours = [
  {
    colour: palette.ember,
    d: "M17.5 2.500C18.5 8 26.5 12 26.5 20A10.5 9.8 0 0 1 5.5 20C5.5 15.5 8 13 9.5 10C10.5 12.5 11.5 13 12.2 13.500C14.5 10.5 16.5 8 17.5 2.500Z",
  },
  {
    colour: mix(palette.ember, palette.flare, 0.5),
    d: "M16.9 11.500C17.6 15 22 17 22 21.200A6 5.6 0 0 1 10 21.200C10 17.5 14.8 16 16.9 11.500Z",
  },
] as const;
const summit =
  "M16.3 18.200C16.6 20 18.6 20.8 18.6 22.700A2.6 2.4 0 0 1 13.4 22.700C13.4 21 15.4 20.3 16.3 18.200Z";

/** In a browser's tab there is room for two lines only. */
const small = "@media (max-width:24px){path{stroke-width:2.5}.s{display:none}}";

/**
 * Draws the site's mark.
 * @param ground the corner radius of the dark ground: 0 if the system crops the icon itself
 * @param scale the flame's size relative to the square's
 * @returns an SVG document of 32 × 32
 */
export function drawMark(ground: { corner: number }, scale: number): string {
  const shift = 16 * (1 - scale);
  const paths = contours.map(({ colour, d }) => `<path stroke="${colour}" d="${d}"/>`).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${small}</style><rect width="32" height="32" rx="${ground.corner}" fill="${palette.vigil}"/>` +
    `<g transform="translate(${shift} ${shift}) scale(${scale})" fill="none" stroke-width="1.9" stroke-linejoin="round">${paths}<path class="s" stroke="none" fill="${palette.flare}" d="${summit}"/></g></svg>\n`
  );
}
