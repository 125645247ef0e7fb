import { useSyncExternalStore } from "react";
import { noopSubscribe } from "../../hydration/noop-subscribe";
import { hasPassed } from "./has-passed";

/**
 * Returns whether a day is before today in the visitor's time zone.
 * @param day the value of a date input
 * @returns always false on the server, which does not know the visitor's time zone
 */
export function useHasPassed(day: string): boolean {
  const today = useSyncExternalStore(
    noopSubscribe,
    () => new Date().toDateString(),
    () => "",
  );
  return today !== "" && hasPassed(day, new Date(today));
}
