import { optimize } from "svgo";

/**
 * Minifies an SVG file except its path data, which is already short, and its style sheet.
 * @param svg a whole document
 * @returns a whole document
 */
export function optimise(svg: string): string {
  return optimize(svg, {
    multipass: true,
    plugins: [
      {
        name: "preset-default",
        params: {
          overrides: {
            convertPathData: false,
            mergePaths: false,
            inlineStyles: false,
            minifyStyles: false,
            cleanupIds: false,
            collapseGroups: false,
            convertTransform: false,
          },
        },
      },
    ],
  }).data;
}
