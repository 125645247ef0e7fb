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
function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
}

/** The relative luminance of a colour (WCAG 2.2). */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Mixes a colour at an opacity with its ground, like Landscape in components/ui/backdrops.tsx. */
function mixColours(colour: string, ground: string, opacity: number): string {
  const groundChannels = channelsOf(ground);
  const channels = channelsOf(colour).map(
    (value, index) => value * opacity + (groundChannels[index] ?? 0) * (1 - opacity),
  );
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/** Returns a message if the contrast of a colour and its background is lower than required. */
function findProblems(name: string, colour: string, ground: string, minRatio: number): string[] {
  const [max, min] = [luminanceOf(colour), luminanceOf(ground)].sort((a, b) => b - a) as [number, number];
  const ratio = (max + 0.05) / (min + 0.05);
  return ratio >= minRatio
    ? []
    : [`${name}: ${colour} on ${ground} is ${ratio.toFixed(2)}, needs ${minRatio}`];
}

it("the contrast of two colours is calculated with the formula of WCAG", () => {
  expect(findProblems("grey", "#777777", "#FFFFFF", 4.5)).toEqual([
    "grey: #777777 on #FFFFFF is 4.48, needs 4.5",
  ]);
});

it.each(Object.entries(grounds))("the colours on the %s ground have enough contrast", (name, colours) => {
  const problems = pairs.flatMap(([colour, ground, minRatio]) =>
    findProblems(`${name}.${colour} on ${name}.${ground}`, colours[colour], colours[ground], minRatio),
  );
  expect(problems).toEqual([]);
});

it("selected text, printed text and text over contour lines have enough contrast", () => {
  const { dark, light, paper } = grounds;
  const contours = mixColours(light.line, light.ground, 0.6);
  const roles = ["ink", "muted", "accent"] as const;
  expect([
    ...findProblems("dark.ground on dark.accent", dark.ground, dark.accent, 4.5),
    ...roles.flatMap((role) => findProblems(`paper.${role} on white paper`, paper[role], "#FFFFFF", 4.5)),
    ...roles.flatMap((role) =>
      findProblems(`light.${role} on contours of light.line`, light[role], contours, 4.5),
    ),
  ]).toEqual([]);
});
