/** How long an accepted draft is remembered, in ms. */
export const memoryTime = 10 * 60_000;

const memorySize = 2_000;

interface Entry<T> {
  fingerprint: string;
  result: Promise<T>;
  /** When it is forgotten; never while it is under way. */
  until: number;
}

/** Remembers, for a short while, what was accepted under which draft's name. Holds hashes only. */
export interface Repeats<T> {
  /** The sending of the same words under the same name: accepted already, or under way. */
  find: (name: string, fingerprint: string) => Promise<T> | undefined;
  /** Says whether other words have this name. */
  isTaken: (name: string) => boolean;
  /** Remembers a sending, for others to join; where it was accepted also for `time` afterwards, in ms. */
  add: (name: string, fingerprint: string, result: Promise<T>, time?: number) => void;
}

/** Makes an empty memory. `accepted` says whether a result is one to remember. */
export function createRepeats<T>(
  accepted: (result: T) => boolean,
  now: () => number = Date.now,
  size: number = memorySize,
): Repeats<T> {
  // A map keeps its order, so the oldest entry is the first.
  const entries = new Map<string, Entry<T>>();
  const current = (name: string): Entry<T> | undefined => {
    const entry = entries.get(name);
    return entry && entry.until > now() ? entry : undefined;
  };
  const forget = (name: string, entry: Entry<T>): void => {
    if (entries.get(name) === entry) entries.delete(name);
  };
  return {
    find: (name, fingerprint) => {
      const entry = current(name);
      return entry?.fingerprint === fingerprint ? entry.result : undefined;
    },
    isTaken: (name) => current(name) !== undefined,
    add: (name, fingerprint, result, time = memoryTime) => {
      const entry: Entry<T> = { fingerprint, result, until: Infinity };
      entries.delete(name);
      entries.set(name, entry);
      for (const [oldest] of entries) {
        if (entries.size <= size) break;
        entries.delete(oldest);
      }
      result.then(
        (settled) => {
          if (!accepted(settled)) return forget(name, entry);
          entry.until = now() + time;
          // A process that stands still is late to forget, so the time is looked at as well.
          setTimeout(() => forget(name, entry), time).unref();
        },
        () => forget(name, entry),
      );
    },
  };
}
