import type { Font } from "fontkit";
import { meanAdvance } from "./letter-frequency";

/** The metrics of an installed font, in the format of @capsizecss/metrics. */
export type SystemFace = {
  familyName: string;
  fullName: string;
  postscriptName: string;
  xWidthAvg: number;
  unitsPerEm: number;
};

/** The @font-face descriptors that give an installed font the metrics of ours. */
export type Fallback = {
  local: string[];
  weight: string;
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
};

/** Metric-compatible fonts of free systems, by the family that they replace. */
const doubles: Readonly<Record<string, string>> = {
  Arial: "Liberation Sans",
  "Times New Roman": "Liberation Serif",
};

/** The names by which `local()` finds an installed font or its replacement: the full name and the PostScript name. */
function localNames({ familyName, fullName, postscriptName }: SystemFace): string[] {
  const double = doubles[familyName];
  const ofDouble = double === undefined ? [] : [fullName.replace(familyName, double)];
  return [...new Set([fullName, postscriptName, ...ofDouble])];
}

const percent = (ratio: number): string => `${String(Number((ratio * 100).toFixed(2)))}%`;

/**
 * Measures the mean advance of running text in a font, without kerning.
 * @returns the mean advance in em
 */
export function meanEmWidth(font: Font): number {
  return (
    meanAdvance((character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth) /
    font.unitsPerEm
  );
}

/**
 * Fits an installed font to ours, so that lines break in the same places and nothing moves when our font loads.
 * @param font ours, instanced at the weight and width in question
 * @param system the installed font
 * @param weight the font-weight of the rule
 */
export function fitFallback(font: Font, system: SystemFace, weight: string): Fallback {
  const sizeAdjust = meanEmWidth(font) / (system.xWidthAvg / system.unitsPerEm);
  // The overrides are relative to the adjusted em, so our metrics are divided by the adjustment.
  const override = (units: number): string => percent(Math.abs(units) / font.unitsPerEm / sizeAdjust);
  return {
    local: localNames(system),
    weight,
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: override(font.ascent),
    descentOverride: override(font.descent),
    lineGapOverride: override(font.lineGap),
  };
}
