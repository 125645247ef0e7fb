import { useEffect, useLayoutEffect, useRef } from "react";

/** The visitor's place in the results, stored in the entry of the history. */
interface Place {
  /** The scroll position of the page. */
  top: number;
  /** The number of results that are shown. */
  shown: number;
}

/**
 * Keeps the visitor's place when the list changes. If the visitor changes it, the row keeps its position in the window.
 * If the page's address does, after Back or a reload, the page keeps its scroll position.
 * @param shown the number of results that are shown
 * @returns the row's ref, and a function to call before the change
 */
export function useSteadyRow(shown: number, setShown: (shown: number) => void) {
  const row = useRef<HTMLDivElement>(null);
  const restore = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    restore.current?.();
    restore.current = undefined;
  });
  // The browser restores the position too early: in the list without the results, which may be shorter.
  useEffect(() => {
    const storePlace = (): void => {
      history.replaceState({ ...entryState(), place: { top: scrollY, shown } }, "");
    };
    addEventListener("pagehide", storePlace);
    return () => {
      removeEventListener("pagehide", storePlace);
    };
  }, [shown]);
  const rememberPosition = (by: "address" | "visitor") => {
    // Otherwise the browser also scrolls, with a card that was in view.
    document.documentElement.style.overflowAnchor = "none";
    if (by === "address") {
      const { place } = entryState();
      if (place) setShown(place.shown);
      const lowestPosition = document.documentElement.scrollHeight - innerHeight;
      const isUntouched = place !== undefined && Math.abs(scrollY - Math.min(place.top, lowestPosition)) < 2;
      const top = isUntouched ? place.top : scrollY;
      restore.current = () => {
        scrollTo({ top, behavior: "instant" });
      };
    } else {
      const offset = (): number => row.current?.getBoundingClientRect().top ?? 0;
      const before = offset();
      restore.current = () => {
        scrollBy({ top: offset() - before, behavior: "instant" });
      };
    }
  };
  return { row, rememberPosition };
}

function entryState(): { place?: Place } {
  return (history.state as { place?: Place } | null) ?? {};
}
