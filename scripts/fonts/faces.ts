import type { Axes } from "./instance";

/** One typeface as the site uses it: which files it is cut from, and how. */
export type Face = {
  /** Name of the files made from it. */
  name: string;
  family: string;
  style: "normal" | "italic";
  /** What is set in it says which signs every page needs; a label is all capitals. */
  role: "display" | "text" | "label";
  /** CSS value of font-weight for the @font-face rule. */
  weight: string;
  /** Paths inside node_modules: Latin-1, the further Latin letters, and those with a dot or a hook, as in Vietnamese. */
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
    // Weights above 600 would bring in the deltas of the next master: 6 KB for a weight that nothing uses.
    name: "archivo",
    family: "Archivo",
    role: "text",
    style: "normal",
    weight: "400 600",
    ...archivoFiles,
    axes: { wdth: 100, wght: { min: 400, max: 600, default: 400 } },
    features: ["kern", "liga", "tnum", "rvrn"],
  },
  {
    // A face of its own: as a second axis, the width would cost running text twice what these capitals weigh.
    name: "archivo-label",
    family: "Archivo Label",
    role: "label",
    style: "normal",
    weight: "600",
    ...archivoFiles,
    axes: { wdth: 75, wght: 600 },
    features: ["kern"],
  },
];
