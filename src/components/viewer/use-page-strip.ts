import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Controls a horizontally scrolling strip of pages with scroll snapping; the browser handles the swipes.
 * @param count the number of pages
 * @returns the strip's ref, the index of the current page, and a function that scrolls to another page
 */
export function usePageStrip(count: number) {
  const strip = useRef<HTMLOListElement>(null);
  const [index, setIndex] = useState(0);

  const show = useCallback(
    (wanted: number) => {
      const next = Math.max(0, Math.min(count - 1, wanted));
      setIndex(next);
      const element = strip.current;
      element?.scrollTo({ left: next * element.clientWidth, behavior: "instant" });
    },
    [count],
  );

  // The scroll position is the source of truth: swipes change it, and so does focusing a link outside the view.
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const follow = (): void => {
      if (element.clientWidth > 0) setIndex(Math.round(element.scrollLeft / element.clientWidth));
    };
    follow();
    element.addEventListener("scroll", follow, { passive: true });
    return () => {
      element.removeEventListener("scroll", follow);
    };
  }, []);

  // The focus moves from one page's link to the next with the page.
  useEffect(() => {
    const pages = strip.current?.children;
    if (!strip.current?.contains(document.activeElement)) return;
    pages?.[index]?.querySelector("a")?.focus({ preventScroll: true });
  }, [index]);

  return { strip, index, show };
}
