import { useSyncExternalStore } from "react";

/** Whether the visitor has drawn the page larger with two fingers, and one finger is to move about in it. */
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
