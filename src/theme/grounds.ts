import { fonts } from "./look/fonts";
import { dark, deep as deepGround, light } from "./look/palette";
import { systemFonts } from "./look/system-fonts";

type Colours = Readonly<Record<keyof typeof dark, string>>;

const paper: Colours = { ...light, ground: light.raised, raised: light.ground };
const deep: Colours = {
  ...dark,
  ground: deepGround,
  raised: deepGround,
  muted: dark.ink,
  line: dark.ink,
  border: dark.ink,
};

/** The grounds of sections, from dark to light, with the colour of each role. */
export const grounds = { dark, light, paper, deep } as const;

/** The name of a ground. */
export type Ground = keyof typeof grounds;

/**
 * The custom properties of a ground, with its background and text colour. The page has a ground, and so has each
 * element with `data-ground`.
 * @param ground the ground's name
 * @returns CSS declarations
 */
export function groundStyle(ground: Ground): string {
  const properties = Object.entries(grounds[ground]).map(([role, colour]) => `--${role}: ${colour};`);
  return `${properties.join(" ")} background-color: var(--ground); color: var(--ink);`;
}

const textFamily: { readonly package: string; readonly labelWidth?: number } = fonts.text;

/** The width of labels, in % of the usual width of their font. */
export const labelWidth = textFamily.labelWidth ?? 100;

const [display, text] = [systemFonts[fonts.display.kind], systemFonts[fonts.text.kind]];

/** Font stacks; the fallbacks are metric-matched (font-faces.ts). */
export const fontStacks = {
  display: `"Display", "Display Fallback", ${display.stack}`,
  italic: `"Display Italic", "Display Italic Fallback", ${display.stack}`,
  text: `"Text", "Text Fallback", ${text.stack}`,
  label: `"Text", "Label Fallback", ${text.stack}`,
};
