import { useSyncExternalStore } from "react";

/** Returns whether the visitor has pinch-zoomed the page, so that one finger pans it. */
export function useMagnified(): boolean {
  return useSyncExternalStore(
    watch,
    () => visualViewport !== null && visualViewport.scale > 1.01,
    () => false,
  );
}

function watch(onChange: () => void): () => void {
  visualViewport?.addEventListener("resize", onChange);
  return () => visualViewport?.removeEventListener("resize", onChange);
}
