import { grounds } from "./grounds";

type Role = keyof typeof grounds.dark;

/** Roles and their backgrounds, with the contrast that WCAG 2.2 requires (1.4.3 for text, 1.4.11 for edges). */
const pairs: readonly [front: Role, back: Role, minRatio: number][] = [
  ["ink", "ground", 4.5],
  ["muted", "ground", 4.5],
  ["accent", "ground", 4.5],
  ["ink", "raised", 4.5],
  ["muted", "raised", 4.5],
  ["accent", "raised", 4.5],
  ["onAccent", "accent", 4.5],
  ["border", "ground", 3],
  ["border", "raised", 3],
];

/** The values of red, green and blue in a colour such as #0F1A1C. */
function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
}

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Mixes a front colour at an opacity with its background, like Landscape in components/ui/backdrops.tsx. */
function mix(front: string, back: string, opacity: number): string {
  const under = channels(back);
  const mixed = channels(front).map((value, index) => value * opacity + (under[index] ?? 0) * (1 - opacity));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/** Returns a message if the contrast of a colour and its background is lower than required. */
function problem(name: string, front: string, back: string, needed: number): string[] {
  const [lighter, darker] = [luminance(front), luminance(back)].sort((a, b) => b - a) as [number, number];
  const ratio = (lighter + 0.05) / (darker + 0.05);
  return ratio >= needed ? [] : [`${name}: ${front} on ${back} is ${ratio.toFixed(2)}, needs ${needed}`];
}

it("the contrast of two colours is calculated with the formula of WCAG", () => {
  expect(problem("grey", "#777777", "#FFFFFF", 4.5)).toEqual(["grey: #777777 on #FFFFFF is 4.48, needs 4.5"]);
});

it.each(Object.entries(grounds))("the colours on the %s ground have enough contrast", (name, colours) => {
  const problems = pairs.flatMap(([front, back, needed]) =>
    problem(`${name}.${front} on ${name}.${back}`, colours[front], colours[back], needed),
  );
  expect(problems).toEqual([]);
});

it("selected text, printed text and text over contour lines have enough contrast", () => {
  const { dark, light, paper } = grounds;
  const contours = mix(light.line, light.ground, 0.6);
  const roles = ["ink", "muted", "accent"] as const;
  expect([
    ...problem("dark.ground on dark.accent", dark.ground, dark.accent, 4.5),
    ...roles.flatMap((role) => problem(`paper.${role} on white paper`, paper[role], "#FFFFFF", 4.5)),
    ...roles.flatMap((role) =>
      problem(`light.${role} on contours of light.line`, light[role], contours, 4.5),
    ),
  ]).toEqual([]);
});
