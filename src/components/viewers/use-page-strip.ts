import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Pages side by side in a strip that scrolls sideways and snaps, so that a swipe is the browser's own.
 * @param count how many pages there are
 * @returns the strip's ref, the page in view, and the way to another page
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

  // The strip is the truth: a swipe moves it, and so does the browser that brings a focused link into view.
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

  return { strip, index, show };
}
