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

/** The grounds (backgrounds) of sections, with the colour of each role. */
export const grounds = { dark, light, paper, deep } as const;

export type Ground = keyof typeof grounds;

/**
 * The custom properties of a ground, with its background and text colour. The page and each element with `data-ground`
 * have a ground.
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

const [displaySystemFont, textSystemFont] = [systemFonts[fonts.display.kind], systemFonts[fonts.text.kind]];

/** The font stacks. The metrics of the fallbacks are adjusted (font-faces.ts). */
export const fontStacks = {
  display: `"Display", "Display Fallback", ${displaySystemFont.stack}`,
  italic: `"Display Italic", "Display Italic Fallback", ${displaySystemFont.stack}`,
  text: `"Text", "Text Fallback", ${textSystemFont.stack}`,
  label: `"Text", "Label Fallback", ${textSystemFont.stack}`,
};
