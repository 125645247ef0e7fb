import { createHmac } from "node:crypto";
import { Redis } from "ioredis";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory";
import RateLimiterRedis from "rate-limiter-flexible/lib/RateLimiterRedis";
import { createDailyKey } from "./daily-key";
import { createDailySalt, createSharedSalt } from "./daily-salt";
import { writeNotice } from "../log";

/** What one network address (an IPv6 one: its /64) may send of one form in the window, and the whole site of all. */
export interface Limits {
  address: number;
  site: number;
}

// In seconds.
const limitWindow = 600;

/** What a limiter counts in. */
export interface LimiterStores {
  address: RateLimiterAbstract;
  site: RateLimiterAbstract;
  /** Turns a visitor's network into a code that changes every day. What the stores hold does not turn it back. */
  hash: (client: string) => Promise<string>;
  /** When they can be asked, or are known not to be there. */
  opened: Promise<void>;
  close: () => void;
}

// Longer than any Redis that is worth asking needs, and short beside a delivery.
const patience = 500;

/**
 * Makes stores in this process's memory; in Redis where one is given, and in memory while it cannot be reached.
 * @param secret what all who use the same Redis know and Redis does not: it holds the salt of its codes too, and
 * IPv4 addresses are few enough to try them all
 */
export function createStores({ address, site }: Limits, secret: string, redisUrl?: string): LimiterStores {
  const ownSalt = createDailySalt();
  if (redisUrl === undefined) {
    return {
      address: memoryStore("address", address),
      site: memoryStore("site", site),
      hash: async (client) => hashWith(await ownSalt(), client),
      opened: Promise.resolve(),
      close: () => undefined,
    };
  }
  const client = connectTo(redisUrl);
  const store = (keyPrefix: string, points: number): RateLimiterAbstract =>
    new RateLimiterRedis({
      storeClient: client,
      keyPrefix: `forms:${keyPrefix}`,
      points,
      duration: limitWindow,
      rejectIfRedisNotReady: true,
      insuranceLimiter: memoryStore(keyPrefix, points),
    });
  const key = createDailyKey(createSharedSalt(client, ownSalt), secret);
  return {
    address: store("address", address),
    site: store("site", site),
    hash: async (address) => hashWith(await key(), address),
    opened: opening(client),
    close: () => client.disconnect(),
  };
}

function memoryStore(keyPrefix: string, points: number): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix, points, duration: limitWindow });
}

function hashWith(key: string | Buffer, client: string): string {
  return createHmac("sha256", key).update(client).digest("base64url");
}

function connectTo(url: string): Redis {
  const client = new Redis(url, {
    connectTimeout: patience,
    commandTimeout: patience,
    enableOfflineQueue: false,
    // Nothing waits for a server that is gone; a connection is tried again in the background.
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * patience, 30_000),
  });
  let noticed = false;
  client.on("error", () => {
    // Its text may hold an address.
    if (!noticed) writeNotice("redis-unreachable");
    noticed = true;
  });
  // Once an outage, not once a process.
  client.on("ready", () => (noticed = false));
  return client;
}

function opening(client: Redis): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    for (const event of ["ready", "error"]) {
      client.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
    }
  });
}
