/** A `useSyncExternalStore` subscription for a value that differs between server and browser but never changes. */
export function noopSubscribe(): () => void {
  return () => undefined;
}
