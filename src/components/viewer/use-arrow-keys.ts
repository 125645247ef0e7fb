import { useEffect, type RefObject } from "react";
import { isModified } from "../ui/is-modified";

/**
 * Turns pages with the arrow keys while the viewer has the focus, or while nothing has the focus and the viewer is on
 * the screen.
 * @param viewer the viewer's element
 * @param turn called with 1 for the next page and -1 for the previous one
 */
export function useArrowKeys(viewer: RefObject<HTMLElement | null>, turn: (by: 1 | -1) => void): void {
  useEffect(() => {
    const answer = (event: KeyboardEvent): void => {
      const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (by === 0 || isModified(event)) return;
      if (!isAt(viewer.current)) return;
      event.preventDefault();
      turn(by);
    };
    document.addEventListener("keydown", answer);
    return () => {
      document.removeEventListener("keydown", answer);
    };
  }, [viewer, turn]);
}

function isAt(viewer: HTMLElement | null): boolean {
  if (!viewer) return false;
  const focused = document.activeElement;
  // In the enlarged page, the arrow keys scroll.
  if (focused?.closest("dialog")) return false;
  if (viewer.contains(focused)) return true;
  // A click on text moves the focus to its nearest focusable ancestor.
  if (focused !== null && !focused.contains(viewer)) return false;
  const { top, bottom } = viewer.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
