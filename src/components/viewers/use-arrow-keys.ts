import { useEffect, type RefObject } from "react";
import { isModified } from "../ui/is-modified";

/**
 * Turns pages with the arrow keys while the reader is at the viewer: the focus is in it, or nowhere in
 * particular with the viewer on the screen.
 * @param viewer the viewer's element
 * @param turn called with 1 for the next page and -1 for the one before
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
  // In the enlarged page the arrows scroll.
  if (focused?.closest("dialog")) return false;
  if (viewer.contains(focused)) return true;
  // A click on words gives the focus to what they stand in.
  if (focused !== null && !focused.contains(viewer)) return false;
  const { top, bottom } = viewer.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
