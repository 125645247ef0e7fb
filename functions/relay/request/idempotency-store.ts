/** How long an accepted draft is remembered, in ms. */
export const retentionTime = 10 * 60_000;

const maximumEntries = 2_000;

interface Entry<T> {
  result: Promise<T>;
  /** When it expires; never while the sending is under way. */
  until: number;
}

/** Remembers the drafts that were accepted recently, by their ids. */
export interface IdempotencyStore<T> {
  /** The sending of this draft that was accepted or is under way. */
  find: (id: string) => Promise<T> | undefined;
  /** Adds a sending, for repeats to join. If it is accepted, it is kept for `time` afterwards, in ms. */
  add: (id: string, result: Promise<T>, time?: number) => void;
}

/** Creates an empty store. `accepted` returns whether a result is to be remembered. */
export function createIdempotencyStore<T>(
  accepted: (result: T) => boolean,
  now: () => number = Date.now,
  size: number = maximumEntries,
): IdempotencyStore<T> {
  // A Map iterates in insertion order, so the oldest entry is the first.
  const entries = new Map<string, Entry<T>>();
  const forget = (id: string, entry: Entry<T>): void => {
    if (entries.get(id) === entry) entries.delete(id);
  };
  return {
    find: (id) => {
      const entry = entries.get(id);
      return entry && entry.until > now() ? entry.result : undefined;
    },
    add: (id, result, time = retentionTime) => {
      const entry: Entry<T> = { result, until: Infinity };
      entries.delete(id);
      entries.set(id, entry);
      for (const [oldest] of entries) {
        if (entries.size <= size) break;
        entries.delete(oldest);
      }
      result.then(
        (settled) => {
          if (!accepted(settled)) return forget(id, entry);
          entry.until = now() + time;
          // In a suspended process the timer is late, so `find` compares the time as well.
          setTimeout(() => forget(id, entry), time).unref();
        },
        () => forget(id, entry),
      );
    },
  };
}
