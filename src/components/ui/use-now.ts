import { useSyncExternalStore } from "react";

const minute = 60_000;

/**
 * The current time, to the minute.
 * @returns undefined on the server and during hydration, so that both render the same page
 */
export function useNow(): Date | undefined {
  const minutes = useSyncExternalStore(everyMinute, minutesNow, () => undefined);
  return minutes === undefined ? undefined : new Date(minutes * minute);
}

function minutesNow(): number {
  return Math.floor(Date.now() / minute);
}

function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, minute / 4);
  return () => {
    clearInterval(timer);
  };
}
