import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("hashchange", listener);
  };
}

/** Puts a name behind the address's #, or takes it away, without a step in the history and without scrolling. */
function goTo(fragment: string): void {
  const here = location.pathname + location.search;
  history.replaceState(history.state, "", fragment === "" ? here : `${here}#${fragment}`);
  listeners.forEach((listener) => {
    listener();
  });
}

/** What stands behind the address's #, and the way to change it; empty on the server. */
export function useFragment(): readonly [fragment: string, goTo: (fragment: string) => void] {
  const fragment = useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => "",
  );
  return [fragment, goTo];
}
