import { useSyncExternalStore } from "react";
import { hasPassed } from "./has-passed";

const never = () => () => undefined;

/** Says whether a day lies before today, where the visitor is; never on the server, which does not know their day. */
export function useHasPassed(day: string): boolean {
  const today = useSyncExternalStore(
    never,
    () => new Date().toDateString(),
    () => "",
  );
  return today !== "" && hasPassed(day, new Date(today));
}
