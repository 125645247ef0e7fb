import type { Font } from "fontkit";
import { meanAdvance } from "./letter-frequency";

/** What is known of a face that visitors have installed; the form of @capsizecss/metrics. */
export type SystemFace = {
  familyName: string;
  fullName: string;
  postscriptName: string;
  xWidthAvg: number;
  unitsPerEm: number;
};

/** An @font-face rule's descriptors that make an installed face take the room of ours. */
export type Fallback = {
  local: string[];
  weight: string;
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
};

/** Faces made to the measure of another: what free systems have in its place, by the family's name. */
const doubles: Readonly<Record<string, string>> = {
  Arial: "Liberation Sans",
  "Times New Roman": "Liberation Serif",
};

/** The names by which an installed face, or its double, is found: the full one and PostScript's. */
function localNames({ familyName, fullName, postscriptName }: SystemFace): string[] {
  const double = doubles[familyName];
  const ofDouble = double === undefined ? [] : [fullName.replace(familyName, double)];
  return [...new Set([fullName, postscriptName, ...ofDouble])];
}

const percent = (ratio: number): string => `${String(Number((ratio * 100).toFixed(2)))}%`;

/**
 * Measures a font by its running text, kerning left aside.
 * @returns the mean advance as a part of the em
 */
export function meanEmWidth(font: Font): number {
  return (
    meanAdvance((character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth) /
    font.unitsPerEm
  );
}

/**
 * Fits an installed face to ours, so that lines break alike and nothing moves when the font arrives.
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
