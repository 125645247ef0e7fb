import { fontStacks, motion, palette, space, typeScale, widths } from "./tokens";

/** The semantic colours of a ground. Components use them through `theme.colour`, never as hex values. */
interface GroundColours {
  ground: string;
  raised: string;
  ink: string;
  muted: string;
  accent: string;
  line: string;
  border: string;
  action: string;
  onAction: string;
  danger: string;
}

const dark: GroundColours = {
  ground: palette.vigil,
  raised: palette.watch,
  ink: palette.dawn,
  muted: palette.mist,
  accent: palette.flare,
  line: palette.rampart,
  border: palette.rule,
  action: palette.flare,
  onAction: palette.vigil,
  danger: palette.flare,
};

const light: GroundColours = {
  ground: palette.dawn,
  raised: palette.paper,
  ink: palette.vigil,
  muted: palette.ash,
  accent: palette.coal,
  line: palette.hair,
  border: palette.rule,
  action: palette.coal,
  onAction: palette.paper,
  danger: palette.coal,
};

const paper: GroundColours = { ...light, ground: palette.paper, raised: palette.dawn };

const deep: GroundColours = {
  ...dark,
  ground: palette.oxblood,
  raised: palette.oxblood,
  ink: palette.dawn,
  muted: palette.dawn,
  line: palette.dawn,
  border: palette.dawn,
};

/** The grounds of sections, from dark to light. */
export const grounds = { dark, light, paper, deep } as const;

/** The name of a ground. */
export type Ground = keyof typeof grounds;

/** Every colour role as a custom property, whose value depends on the ground. */
export const theme = {
  colour: {
    ground: "var(--ground)",
    raised: "var(--raised)",
    ink: "var(--ink)",
    muted: "var(--muted)",
    accent: "var(--accent)",
    line: "var(--line)",
    border: "var(--border)",
    action: "var(--action)",
    onAction: "var(--on-action)",
    danger: "var(--danger)",
  },
  font: fontStacks,
  type: typeScale,
  space,
  widths,
  motion,
} as const;

/**
 * The custom properties of a ground, with its background and text colour. The page has a ground, and so has each
 * element with `data-ground`.
 * @param ground the ground's name
 * @returns CSS declarations
 */
export function groundStyle(ground: Ground): string {
  const colours = grounds[ground];
  return `
    --ground: ${colours.ground};
    --raised: ${colours.raised};
    --ink: ${colours.ink};
    --muted: ${colours.muted};
    --accent: ${colours.accent};
    --line: ${colours.line};
    --border: ${colours.border};
    --action: ${colours.action};
    --on-action: ${colours.onAction};
    --danger: ${colours.danger};
    background-color: var(--ground);
    color: var(--ink);
  `;
}
