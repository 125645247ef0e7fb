import { useState, useSyncExternalStore } from "react";
import { unchanging } from "../hydration/unchanging";

/**
 * Whether a card stood open as React took over: the address led to it, or scripts were so late that the page had given
 * them up. What the address says later closes nothing. Undefined on the server and while the page wakes up.
 * @param anchor the id that the address names
 */
export function useStoodOpen(anchor: string): boolean | undefined {
  const [look] = useState(() => {
    let stood: boolean | undefined;
    return () => (stood ??= location.hash === `#${anchor}` || "plain" in document.documentElement.dataset);
  });
  return useSyncExternalStore(unchanging, look, () => undefined);
}
