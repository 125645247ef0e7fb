import { createContext, useContext } from "react";

/** Tells the server's renderer that the page needs React in the browser. */
export const HydrationContext = createContext<() => void>(() => undefined);

/** Step 1 of “From a query to a live page” (docs/architecture.md): a component calls this to be live. */
export function useHydration(): void {
  useContext(HydrationContext)();
}
