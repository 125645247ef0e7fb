import { randomBytes } from "node:crypto";
import type { Redis } from "ioredis";

/** The salt of today. Yesterday's is forgotten, and with it what was hashed. */
export type DailySalt = () => Promise<string>;

const dayInSeconds = 86_400;

/** A salt of this process's own. */
export function createDailySalt(now: () => number = Date.now): DailySalt {
  return byDay(now, () => Promise.resolve(newSalt()));
}

/** One salt for everyone who uses the same Redis, which forgets it too; the own one while Redis cannot be reached. */
export function createSharedSalt(client: Redis, own: DailySalt, now: () => number = Date.now): DailySalt {
  const shared = byDay(now, async (day) => {
    const key = `forms:salt:${day}`;
    await client.set(key, newSalt(), "EX", dayInSeconds, "NX");
    return (await client.get(key)) ?? newSalt();
  });
  return () => shared().catch(own);
}

function byDay(now: () => number, create: (day: string) => Promise<string>): DailySalt {
  let current: { day: string; salt: Promise<string> } | undefined;
  return () => {
    const day = new Date(now()).toISOString().slice(0, 10);
    if (current?.day !== day) {
      const made = { day, salt: create(day) };
      current = made;
      // What could not be had is asked for again.
      made.salt.catch(() => {
        if (current === made) current = undefined;
      });
    }
    return current.salt;
  };
}

function newSalt(): string {
  return randomBytes(32).toString("hex");
}
