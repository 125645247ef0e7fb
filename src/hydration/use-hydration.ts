import { createContext, useContext } from "react";

/** Tells the server's renderer that the page needs React in the browser. */
export const HydrationContext = createContext<() => void>(() => undefined);

/** Called by every component that must be live. A page without a call ships no script. */
export function useHydration(): void {
  useContext(HydrationContext)();
}
