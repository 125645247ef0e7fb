type Keys = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/**
 * Whether a modifier key is down that makes a click or a key press a command to the browser: open in a new tab or
 * window, go back.
 */
export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
