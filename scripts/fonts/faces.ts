import type { Axes } from "./instance";

/** One typeface as the site uses it: its source files and how they are subset. */
export type Face = {
  /** Name of the files made from it. */
  name: string;
  family: string;
  style: "normal" | "italic";
  /** What is set in it says which signs every page needs. */
  role: "display" | "text";
  /** CSS value of font-weight for the @font-face rule. */
  weight: string;
  /** Paths inside node_modules: Latin-1, Latin Extended, and Latin Extended Additional (Vietnamese). */
  latin: string;
  latinExtended: string;
  latinAdditional: string;
  axes: Axes;
  features: readonly string[];
};

/** What sets marks on the letters that carry them. */
export const markFeatures: readonly string[] = ["ccmp", "mark"];

/** Kerning, ligatures, and the substitutions of the axes, without which Fraunces shows its wonky letters. */
const displayFeatures = ["kern", "liga", "rvrn"];

const textFeatures = ["kern", "liga", "tnum", "rvrn"];

/** The width of labels' letters, in per cent. */
export const LABEL_WIDTH = 75;

/**
 * Fraunces at a large optical size, without softness and wonk, and at one weight: keeping 340 to 420 variable
 * costs 7 KB in the roman and 9 KB in the italic. Not at its largest, 144: there the bars of H and e are
 * thinner than a pixel even at 108 px, and a screen without high density leaves them out ("thc").
 */
const frauncesAxes: Axes = { opsz: 84, SOFT: 0, WONK: 0, wght: 380 };
const fraunces = "@fontsource-variable/fraunces/files/fraunces";
const archivo = "@fontsource-variable/archivo/files/archivo";

const archivoFiles = {
  latin: `${archivo}-latin-standard-normal.woff2`,
  latinExtended: `${archivo}-latin-ext-standard-normal.woff2`,
  latinAdditional: `${archivo}-vietnamese-standard-normal.woff2`,
};

/** The site's faces. */
export const faces: readonly Face[] = [
  {
    name: "fraunces",
    family: "Fraunces",
    role: "display",
    style: "normal",
    weight: "380",
    latin: `${fraunces}-latin-full-normal.woff2`,
    latinExtended: `${fraunces}-latin-ext-full-normal.woff2`,
    latinAdditional: `${fraunces}-vietnamese-full-normal.woff2`,
    axes: frauncesAxes,
    features: displayFeatures,
  },
  {
    name: "fraunces-italic",
    family: "Fraunces",
    role: "display",
    style: "italic",
    weight: "380",
    latin: `${fraunces}-latin-full-italic.woff2`,
    latinExtended: `${fraunces}-latin-ext-full-italic.woff2`,
    latinAdditional: `${fraunces}-vietnamese-full-italic.woff2`,
    axes: frauncesAxes,
    features: displayFeatures,
  },
  {
    name: "archivo",
    family: "Archivo",
    style: "normal",
    weight: "400",
    role: "text",
    ...archivoFiles,
    axes: { wdth: 100, wght: 400 },
    features: textFeatures,
  },
  {
    // One file for bold text and for labels: the width axis weighs as much as a second file of capitals would.
    name: "archivo-bold",
    family: "Archivo",
    style: "normal",
    weight: "600",
    role: "text",
    ...archivoFiles,
    axes: { wdth: { min: LABEL_WIDTH, max: 100, default: 100 }, wght: 600 },
    features: textFeatures,
  },
];
