import { useEffect, useLayoutEffect, useRef } from "react";

/** The visitor's position in the results. It is stored in the entry of the history. */
interface ListPosition {
  scrollTopPx: number;
  shownCount: number;
}

/**
 * Keeps the visitor's position when the list changes. If the visitor changes the list, the row stays at its position in
 * the window. If Back or a reload changes the list, the page stays at its scroll position.
 * @param shownCount the number of results that are shown
 * @returns the row's ref, and a function to call before the change
 */
export function useSteadyRow(shownCount: number, setShownCount: (shown: number) => void) {
  const row = useRef<HTMLDivElement>(null);
  const restore = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    restore.current?.();
    restore.current = undefined;
  });
  // The browser restores the position too early: in the list without the results, which may be shorter.
  useEffect(() => {
    const storePosition = (): void => {
      history.replaceState({ ...readEntryState(), listPosition: { scrollTopPx: scrollY, shownCount } }, "");
    };
    addEventListener("pagehide", storePosition);
    return () => {
      removeEventListener("pagehide", storePosition);
    };
  }, [shownCount]);
  const rememberPosition = (changedBy: "address" | "visitor") => {
    // Otherwise the browser would also scroll, to keep a visible card at its position.
    document.documentElement.style.overflowAnchor = "none";
    if (changedBy === "address") {
      const { listPosition } = readEntryState();
      if (listPosition) setShownCount(listPosition.shownCount);
      const lowestPosition = document.documentElement.scrollHeight - innerHeight;
      const isUnmoved =
        listPosition !== undefined &&
        Math.abs(scrollY - Math.min(listPosition.scrollTopPx, lowestPosition)) < 2;
      const top = isUnmoved ? listPosition.scrollTopPx : scrollY;
      restore.current = () => {
        scrollTo({ top, behavior: "instant" });
      };
    } else {
      const measureOffset = (): number => row.current?.getBoundingClientRect().top ?? 0;
      const offsetBefore = measureOffset();
      restore.current = () => {
        scrollBy({ top: measureOffset() - offsetBefore, behavior: "instant" });
      };
    }
  };
  return { row, rememberPosition };
}

function readEntryState(): { listPosition?: ListPosition } {
  return (history.state as { listPosition?: ListPosition } | null) ?? {};
}
