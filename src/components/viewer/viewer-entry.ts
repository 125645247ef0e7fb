const mark = "viewer";

/**
 * Adds an entry to the history for a viewer that opens, so that Back closes the viewer and stays on the page.
 * @param address the entry's address; the page's own by default
 */
export function pushViewerEntry(address?: string): void {
  history.pushState({ ...stateNow(), [mark]: true }, "", address);
}

/**
 * Goes back from the entry of a viewer that has been closed by other means than Back.
 * @returns false if the current entry is not a viewer's
 */
export function leaveViewerEntry(): boolean {
  const isViewers = stateNow()?.[mark] === true;
  if (isViewers) history.back();
  return isViewers;
}

function stateNow(): Record<string, unknown> | null {
  return history.state as Record<string, unknown> | null;
}
