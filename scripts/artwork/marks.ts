import type { Batch } from "../../src/build/artwork/batch";
import { asIcon } from "./ico";
import { drawLandscape } from "./landscape";
import { drawMark } from "./mark";
import { optimise } from "./optimise";
import { paint } from "../../src/build/artwork/paint";
import { drawVideoCard } from "./video-card";

const icons = [
  ["icon-192", 192],
  ["icon-512", 512],
  ["apple-touch-icon", 180],
] as const;

/**
 * The pictures that belong to the design alone: the landscape, the card of a video, and the icons.
 */
export const marks: Batch = {
  content: [],
  pictures: [
    { file: "src/theme/artwork/landscape-light.svg", draw: () => drawLandscape() },
    { file: "static/artwork/video-card.svg", draw: () => optimise(drawVideoCard()) },
    {
      file: "static/favicon.ico",
      draw: async () => asIcon(await paint(drawMark({ corner: 6 }, 1), 32, 64), 32),
    },
    { file: "static/favicon.svg", draw: () => optimise(drawMark({ corner: 6 }, 1)) },
    ...icons.map(([name, size]) => ({
      file: `static/icons/${name}.png`,
      draw: () => paint(drawMark({ corner: 0 }, 0.8), size, 64),
    })),
  ],
};
