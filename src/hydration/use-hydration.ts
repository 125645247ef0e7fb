import { createContext, useContext, useEffect } from "react";

/** How a component tells the server's renderer that its page needs React in the browser. */
export const HydrationContext = createContext<(asker: string) => void>(() => undefined);

/**
 * For every component that must be live: its page ships script, and what was clicked
 * before it woke up happens once it has. A page on which nobody calls this ships none.
 * @param asker the component's name, for the table that a build ends with
 */
export function useHydration(asker: string): void {
  useContext(HydrationContext)(asker);
  useEffect(() => {
    // After the effects that put early text back, so that a held "Send" sends it.
    const timer = setTimeout(() => window.earlyVisitor?.wake?.());
    return () => {
      clearTimeout(timer);
    };
  }, []);
}
