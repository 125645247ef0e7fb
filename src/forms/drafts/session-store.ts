/*
 * Access to sessionStorage: it survives a reload and ends with the tab. If the browser forbids access or the quota is
 * exceeded, nothing is stored and no error is thrown.
 */

/**
 * Reads the value that is stored under a name.
 * @param name the key in sessionStorage
 * @returns the parsed JSON value; undefined if there is none
 */
export function recall(name: string): unknown {
  try {
    const text = sessionStorage.getItem(name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Stores a value.
 * @param name the key in sessionStorage
 * @param value any value that JSON can represent
 */
export function remember(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The quota is exceeded: the older text is deleted, so that it is not restored in place of the new one.
    forget(name);
  }
}

/**
 * Deletes the value that is stored under a name.
 * @param name the key in sessionStorage
 */
export function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // An inaccessible store holds nothing.
  }
}
