import type { Font } from "fontkit";
import { meanAdvance } from "./letter-frequency";

/** The metrics of an installed face, in the form of @capsizecss/metrics. */
export type SystemFace = {
  familyName: string;
  fullName: string;
  postscriptName: string;
  xWidthAvg: number;
  unitsPerEm: number;
};

/** The @font-face descriptors that give an installed face the metrics of ours. */
export type Fallback = {
  local: string[];
  weight: string;
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
};

/** Metric-compatible faces of free systems, by the family that they replace. */
const doubles: Readonly<Record<string, string>> = {
  Arial: "Liberation Sans",
  "Times New Roman": "Liberation Serif",
};

/** The names under which `local()` finds an installed face or its replacement: the full name and PostScript's. */
function localNames({ familyName, fullName, postscriptName }: SystemFace): string[] {
  const double = doubles[familyName];
  const ofDouble = double === undefined ? [] : [fullName.replace(familyName, double)];
  return [...new Set([fullName, postscriptName, ...ofDouble])];
}

const percent = (ratio: number): string => `${String(Number((ratio * 100).toFixed(2)))}%`;

/**
 * Measures the mean advance of a font's running text, without kerning.
 * @returns the mean advance as a part of the em
 */
export function meanEmWidth(font: Font): number {
  return (
    meanAdvance((character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth) /
    font.unitsPerEm
  );
}

/**
 * Adjusts an installed face to ours, so that lines break alike and nothing moves when the font arrives.
 * @param font ours, instanced at the weight and width in question
 * @param system the installed face
 * @param weight the font-weight that the rule stands for
 */
export function fitFallback(font: Font, system: SystemFace, weight: string): Fallback {
  const sizeAdjust = meanEmWidth(font) / (system.xWidthAvg / system.unitsPerEm);
  // The overrides are taken from the adjusted em, so our own metrics are divided by the adjustment.
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
