/**
 * The colours on a dark ground, by role. Drawings refer to a colour as `{dark.ground}`. Text needs a contrast of 4.5 with
 * its background, and the edge of a control needs 3. src/theme/contrast.test.ts lists the pairs.
 */
export const dark = {
  /** The background. */
  ground: "#0F1A1C",
  /** The background of a panel or a field. */
  raised: "#17292B",
  /** Text. */
  ink: "#EAF0EE",
  /** Hints and details. */
  muted: "#A9BDBD",
  /** Links, labels and main buttons. */
  accent: "#FFC15E",
  /** Text on the accent. */
  onAccent: "#0F1A1C",
  /** Faint lines and contours. */
  line: "#2B4143",
  /** The edges of controls. */
  border: "#74888A",
};

/** The colours on a light ground, by the same roles. */
export const light: Readonly<Record<keyof typeof dark, string>> = {
  ground: "#EAF0EE",
  raised: "#F8FAF9",
  ink: "#0F1A1C",
  muted: "#566769",
  accent: "#B23A12",
  onAccent: "#F8FAF9",
  line: "#CFDAD8",
  border: "#74888A",
};

/** The ground of announcements, errors and a page's last section, with the text and accent of the dark ground. */
export const deep = "#6E1F14";

/** The colours of a flame's contours, from the middle outwards. */
export const flame = {
  core: "#FFC15E",
  inner: "#FF9D50",
  middle: "#FF6B3D",
  outer: "#BA5030",
  edge: "#7B3726",
};
