import { useSyncExternalStore } from "react";
import { unchanging } from "../../hydration/unchanging";
import { hasPassed } from "./has-passed";

/** Says whether a day lies before today, where the visitor is; never on the server, which does not know their day. */
export function useHasPassed(day: string): boolean {
  const today = useSyncExternalStore(
    unchanging,
    () => new Date().toDateString(),
    () => "",
  );
  return today !== "" && hasPassed(day, new Date(today));
}
