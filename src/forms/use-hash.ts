import { useSyncExternalStore } from "react";

function listen(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => {
    removeEventListener("hashchange", onChange);
  };
}

/** The address's fragment with its #, followed as it changes; null on the server and while the page wakes up. */
export function useHash(): string | null {
  return useSyncExternalStore(
    listen,
    () => location.hash,
    () => null,
  );
}
