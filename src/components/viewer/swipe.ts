import type { PointerEvent } from "react";

/** The minimum horizontal distance of a swipe, in CSS pixels. */
const least = 48;

/**
 * Distinguishes a horizontal swipe from a scroll and from a tap.
 * @param move called with 1 for a swipe to the left (forwards) and -1 for one to the right (backwards)
 * @returns handlers for the swiped element; it needs `touch-action: pan-y pinch-zoom`
 */
export function swipeHandlers(move: (step: 1 | -1) => void) {
  let start: { x: number; y: number } | undefined;
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start = pointerType !== "mouse" && isPrimary ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (start === undefined) return;
      const [across, down] = [clientX - start.x, clientY - start.y];
      start = undefined;
      if (Math.abs(across) >= least && Math.abs(across) > 2 * Math.abs(down)) move(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start = undefined;
    },
  };
}
