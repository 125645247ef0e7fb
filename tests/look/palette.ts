/** A second look for the tests: deep green and cream, with an olive flame. */
export const dark = {
  ground: "#12301F",
  raised: "#1B4029",
  ink: "#F7F1E1",
  muted: "#C3CBB0",
  accent: "#E3C567",
  onAccent: "#12301F",
  line: "#2E553C",
  border: "#8FA88F",
};

export const light = {
  ground: "#F3EBD6",
  raised: "#FCF8EC",
  ink: "#16291C",
  muted: "#58614F",
  accent: "#7A4A00",
  onAccent: "#FCF8EC",
  line: "#DDD2B4",
  border: "#7C8268",
};

export const deep = "#5B2437";

export const flame = {
  core: "#F2DC8F",
  inner: "#DDBB5A",
  middle: "#B79A3B",
  outer: "#857736",
  edge: "#57602F",
};
