import { optimize } from "svgo";

/**
 * Shortens an SVG file without touching its path data, which is written short, nor its own style sheet.
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
