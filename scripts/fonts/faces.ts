import type { Axes } from "./instance";

/** One typeface as the site uses it: which files it is cut from, and how. */
export type Face = {
  /** Name of the files made from it. */
  name: string;
  family: string;
  style: "normal" | "italic";
  /** Display faces leave the signs of code to the file that loads on demand. */
  role: "display" | "text";
  /** CSS values of font-weight and font-stretch for the @font-face rule. */
  weight: string;
  stretch: string;
  /** Paths inside node_modules: one holds Latin-1, the other the further Latin letters. */
  latin: string;
  latinExtended: string;
  axes: Axes;
  features: readonly string[];
  /** Letters added to the Latin-1 file, which would otherwise be small enough for webpack to inline in every page. */
  ballast?: string;
};

/** Kerning, ligatures, and the substitutions of the axes, without which Fraunces shows its wonky letters. */
const displayFeatures = ["kern", "liga", "rvrn"];

/**
 * Fraunces at a large optical size, without softness and wonk, and at one weight: keeping 340 to 420 variable
 * costs 7 KB in the roman and 9 KB in the italic. Not at its largest, 144: there the bars of H and e are
 * thinner than a pixel even at 108 px, and a screen without high density leaves them out ("thc").
 */
const frauncesAxes: Axes = { opsz: 84, SOFT: 0, WONK: 0, wght: 380 };
const fraunces = "@fontsource-variable/fraunces/files/fraunces";
const archivo = "@fontsource-variable/archivo/files/archivo";

/** The site's three faces. */
export const faces: readonly Face[] = [
  {
    name: "fraunces",
    family: "Fraunces",
    role: "display",
    style: "normal",
    weight: "380",
    stretch: "100%",
    latin: `${fraunces}-latin-full-normal.woff2`,
    latinExtended: `${fraunces}-latin-ext-full-normal.woff2`,
    axes: frauncesAxes,
    features: displayFeatures,
    ballast: "abcdefghijklmnopqrstuvwxyz",
  },
  {
    name: "fraunces-italic",
    family: "Fraunces",
    role: "display",
    style: "italic",
    weight: "380",
    stretch: "100%",
    latin: `${fraunces}-latin-full-italic.woff2`,
    latinExtended: `${fraunces}-latin-ext-full-italic.woff2`,
    axes: frauncesAxes,
    features: displayFeatures,
    ballast: "0123456789",
  },
  {
    // Weights above 600 would bring in the deltas of the next master: 6 KB for a weight that nothing uses.
    name: "archivo",
    family: "Archivo",
    role: "text",
    style: "normal",
    weight: "400 600",
    stretch: "75% 100%",
    latin: `${archivo}-latin-standard-normal.woff2`,
    latinExtended: `${archivo}-latin-ext-standard-normal.woff2`,
    axes: { wdth: { min: 75, max: 100, default: 100 }, wght: { min: 400, max: 600, default: 400 } },
    features: ["kern", "liga", "tnum", "mark", "ccmp", "rvrn"],
  },
];
