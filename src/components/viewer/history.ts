import { useSyncExternalStore } from "react";

const mark = "viewer";
const listeners = new Set<() => void>();

/**
 * Adds an entry to the history for a viewer that opens, so that Back closes the viewer and stays on the page.
 * @param fragment the entry's fragment, without #; by default the address stays as it is
 */
export function pushViewerEntry(fragment?: string): void {
  history.pushState({ ...stateNow(), [mark]: true }, "", fragment && `#${fragment}`);
  notifyListeners();
}

/**
 * Goes back from the entry of a viewer that was closed by other means than Back.
 * @returns false if the current entry is not a viewer's
 */
export function leaveViewerEntry(): boolean {
  const isViewers = stateNow()?.[mark] === true;
  if (isViewers) history.back();
  return isViewers;
}

/** Replaces the fragment in the current entry, without scrolling; without a fragment, removes it. */
export function replaceFragment(fragment?: string): void {
  const address = location.pathname + location.search;
  history.replaceState(history.state, "", fragment === undefined ? address : `#${fragment}`);
  notifyListeners();
}

/** Returns the fragment of the address without #, also after Back and Forward; empty on the server. */
export function useFragment(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => "",
  );
}

function stateNow(): Record<string, unknown> | null {
  return history.state as Record<string, unknown> | null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("hashchange", listener);
  };
}

/** Only navigation fires hashchange. */
function notifyListeners(): void {
  listeners.forEach((listener) => {
    listener();
  });
}
