import { createContext, useContext } from "react";

/** Tells the server's renderer that the page needs React in the browser. */
export const HydrationContext = createContext<() => void>(() => undefined);

/** Step 1 of a live page’s way (docs/architecture.md): a component declares that it must be live. */
export function useHydration(): void {
  useContext(HydrationContext)();
}
