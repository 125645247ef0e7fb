const SAMPLES = 720;
/** The flame's extent below its heart, relative to its extent above. */
const BELOW = 0.34;
/** How blunt the tips are, in half-widths. */
const ROUNDING = 0.06;

/** Half the flame's width by height: 1 at the heart (0), an ogee up to the tip (1), a bowl down to the foot. */
function halfWidth(height: number): number {
  if (height <= 0) return Math.sqrt(Math.max(0, 1 - (height / BELOW) ** 2));
  return (1 - height) ** 1.5 * (1 + 1.5 * height);
}

/** The outline's distance from the heart by direction, from straight down to straight up. */
const radii: readonly number[] = (() => {
  const count = SAMPLES * 8;
  const outline = Array.from({ length: count + 1 }, (_, index) => {
    // Squared steps are denser at the foot, where the outline is nearly level.
    const height = -BELOW + (1 + BELOW) * (index / count) ** 2;
    const across = halfWidth(height);
    return { angle: Math.atan2(height, across), radius: Math.hypot(across, height) };
  });
  let at = 1;
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const angle = -Math.PI / 2 + (Math.PI * index) / SAMPLES;
    while (at < count && (outline[at]?.angle ?? 0) < angle) at += 1;
    const [before, after] = [outline[at - 1], outline[at]];
    if (!before || !after) return 1;
    const part = Math.min(1, Math.max(0, (angle - before.angle) / (after.angle - before.angle)));
    return before.radius + (after.radius - before.radius) * part;
  });
})();

/**
 * The scale at which the flame's outline passes through a point: 0 in the heart, 1 on the outline.
 * @param across distance from the flame's axis, in half-widths
 * @param up height above the heart, in heights of the tip
 */
export function flameScale(across: number, up: number): number {
  // Rounded at the axis, so that the lines have no corner at the tip.
  const beside = Math.hypot(across, ROUNDING) - ROUNDING;
  const turn = ((Math.atan2(up, beside) + Math.PI / 2) / Math.PI) * SAMPLES;
  const index = Math.min(SAMPLES - 1, Math.floor(turn));
  const before = radii[index] ?? 1;
  const after = radii[index + 1] ?? before;
  return Math.hypot(beside, up) / (before + (after - before) * (turn - index));
}
