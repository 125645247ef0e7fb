import { useSyncExternalStore } from "react";

const viewerMark = "viewer";
const listeners = new Set<() => void>();

/**
 * Adds an entry to the history for a viewer that opens, so that Back closes the viewer and stays on the page.
 * @param fragment the entry's fragment, without #. By default, the address does not change
 */
export function pushViewerEntry(fragment?: string): void {
  history.pushState({ ...readState(), [viewerMark]: true }, "", fragment && `#${fragment}`);
  notifyListeners();
}

/**
 * Goes back from the entry of a viewer that was not closed with Back.
 * @returns false if the current entry is not a viewer's
 */
export function leaveViewerEntry(): boolean {
  const isViewerEntry = readState()?.[viewerMark] === true;
  if (isViewerEntry) history.back();
  return isViewerEntry;
}

/** Replaces or removes the fragment in the current entry, without scrolling. */
export function replaceFragment(fragment?: string): void {
  const address = location.pathname + location.search;
  history.replaceState(history.state, "", fragment === undefined ? address : `#${fragment}`);
  notifyListeners();
}

/** Returns the current fragment of the address without #. It is empty on the server. */
export function useFragment(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => "",
  );
}

function readState(): Record<string, unknown> | null {
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

/** Tells components about a changed fragment, because pushState and replaceState do not fire hashchange. */
function notifyListeners(): void {
  listeners.forEach((listener) => {
    listener();
  });
}
