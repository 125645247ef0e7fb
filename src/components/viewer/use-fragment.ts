import { useSyncExternalStore } from "react";
import { leaveViewerEntry, pushViewerEntry } from "./viewer-entry";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The browser fires hashchange for Back and Forward too.
  addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("hashchange", listener);
  };
}

/** Functions that change the URL fragment without scrolling. */
interface FragmentChanges {
  /** Sets the fragment in a new history entry. */
  open: (fragment: string) => void;
  /** Replaces the fragment in the current history entry. */
  move: (fragment: string) => void;
  /** Removes the fragment: goes back to the entry before `open`, if there is one. */
  close: () => void;
}

const changes: FragmentChanges = {
  open: (fragment) => {
    pushViewerEntry(addressWith(fragment));
    tell();
  },
  move: (fragment) => {
    history.replaceState(history.state, "", addressWith(fragment));
    tell();
  },
  close: () => {
    if (leaveViewerEntry()) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    tell();
  },
};

function addressWith(fragment: string): string {
  return `${location.pathname}${location.search}#${fragment}`;
}

function tell(): void {
  listeners.forEach((listener) => {
    listener();
  });
}

/**
 * Subscribes to the URL fragment.
 * @returns the fragment without #, empty on the server, and functions that change it
 */
export function useFragment(): readonly [fragment: string, changes: FragmentChanges] {
  const fragment = useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => "",
  );
  return [fragment, changes];
}
