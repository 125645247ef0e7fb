/*
 * The tab's own store: it survives a reload and ends with the tab. A browser may forbid it or have no room left;
 * then nothing is kept, and nothing else changes.
 */

/** What is kept under a name, parsed; undefined where there is nothing. */
export function recall(name: string): unknown {
  try {
    const text = sessionStorage.getItem(name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a value that JSON can hold. */
export function remember(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // No room for the new text: an older one must not come back in its place.
    forget(name);
  }
}

/** Keeps nothing under this name any longer. */
export function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // What cannot be reached holds nothing.
  }
}
