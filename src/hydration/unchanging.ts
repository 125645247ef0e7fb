/** For `useSyncExternalStore`, of what is one thing on the server and another, for good, in the browser. */
export function unchanging(): () => void {
  return () => undefined;
}
