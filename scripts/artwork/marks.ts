import type { Batch } from "./batch";
import { drawHero } from "./hero";
import { asIcon } from "./ico";
import { drawLandscape } from "./landscape";
import { drawMark } from "./mark";
import { optimise } from "./optimise";
import { paint } from "./paint";

const icons = [
  ["icon-192", 192],
  ["icon-512", 512],
  ["apple-touch-icon", 180],
] as const;

/** What belongs to the design alone: the flame that pages close with, the landscape, and the icons. */
export const marks: Batch = {
  content: [],
  pictures: [
    {
      file: "src/theme/artwork/closing-flame.svg",
      make: () => drawHero({ seed: "hearth", growth: 1, motion: "still", sunk: 2 }),
    },
    { file: "src/theme/artwork/landscape-light.svg", make: () => drawLandscape() },
    {
      file: "static/favicon.ico",
      make: async () => asIcon(await paint(drawMark({ corner: 6 }, 1), 32, 64), 32),
    },
    { file: "static/favicon.svg", make: () => optimise(drawMark({ corner: 6 }, 1)) },
    ...icons.map(([name, size]) => ({
      file: `static/icons/${name}.png`,
      make: () => paint(drawMark({ corner: 0 }, 0.8), size, 64),
    })),
  ],
};
