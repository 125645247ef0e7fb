/** Names that the server's HTML, the style sheets and the scripts of a live page share. */
export const markup = {
  /** The id of the template with the page's scripts until hydration. */
  scripts: "page-scripts",
  /** The id of the style element to which Emotion adds rules in the browser. */
  styles: "page-styles",
  /** On a part of the page that triggers hydration when it is near the viewport. */
  visible: "data-hydrate-visible",
  /** On a control whose clicks before hydration are replayed. Its value is the same if React renders the page again. */
  replay: "data-replay",
  /** On a control with a click that will be replayed. */
  pending: "data-replay-pending",
  /** On a checkbox. While it is ticked, the form's texts are deleted when the visitor leaves the page. */
  private: "data-private",
  /** On the root element, from the visitor's first interaction on. */
  interacted: "data-interacted",
  /** On the root element while the page's scripts cannot be loaded. */
  failed: "data-scripts-failed",
} as const;

/**
 * The data that the inline script (src/browser/live-page-script.ts) records for React's first render (hydrate-page.ts).
 */
export interface HydrationState {
  /** The keys of controls that were clicked before hydration, in order. */
  clicks: Set<string>;
  /** Whether an input method is composing text (UI Events, section 3.8). */
  isComposing: boolean;
  /** Whether a pointer is down, so that a click may follow. */
  isPressing: boolean;
  /** The time of the last key press, in milliseconds since the page's start. */
  lastKeyTimeMs: number;
  isHydrated: boolean;
  /** Replays the clicks before hydration. */
  replayClicks: () => void;
}

declare global {
  interface Window {
    hydration?: HydrationState;
  }
}

/** Marks a part of the page that triggers hydration when it is near the viewport. */
export const hydrateOnVisible = { [markup.visible]: "" };

/** Marks a checkbox. While it is ticked, the form's texts are not stored. */
export const privateCheckbox = { [markup.private]: "" };

/**
 * Marks a control, so that clicks before hydration are replayed after hydration.
 * @param key a name that is unique on the page
 */
export function markReplayable(key: string): Record<string, string> {
  return { [markup.replay]: key };
}
