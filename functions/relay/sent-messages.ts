/** How long a message that was sent is remembered, in ms. */
const retentionTime = 10 * 60_000;

/** Remembers messages by their ids, so that one that is asked for twice makes one mail. */
export interface SentMessages<Result> {
  /** The sending of this message that is under way or was successful. */
  find: (id: string) => Promise<Result> | undefined;
  /** @param keep false if the same message, sent again after a success, is a message of its own */
  add: (id: string, result: Promise<Result>, keep: boolean) => void;
}

/** @param isSent whether a result is to be remembered */
export function createSentMessages<Result>(isSent: (result: Result) => boolean): SentMessages<Result> {
  const results = new Map<string, Promise<Result>>();
  return {
    find: (id) => results.get(id),
    add: (id, result, keep) => {
      results.set(id, result);
      const forget = (): boolean => results.delete(id);
      result.then((settled) => {
        if (keep && isSent(settled)) setTimeout(forget, retentionTime).unref();
        else forget();
      }, forget);
    },
  };
}
