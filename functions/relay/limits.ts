import { once } from "node:events";
import { Redis } from "ioredis";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory";
import RateLimiterRedis from "rate-limiter-flexible/lib/RateLimiterRedis";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes";
import { writeLog } from "./log";
import type { Settings } from "./settings";

const windowSeconds = 600;

// Enough for a healthy Redis, and short compared with the time for a delivery.
const redisTimeoutMs = 500;

/**
 * `release` undoes the count of a message that was not sent. `retryAfterSeconds` is the number of seconds to wait, if
 * the limit is exceeded.
 */
type CountResult = { release: () => Promise<unknown> } | { retryAfterSeconds: number };

/** Counts a form's message. A message from an unknown network counts only towards the limit of all visitors. */
export interface Limiter {
  count: (form: string, visitor: string | undefined) => Promise<CountResult>;
  close: () => void;
}

/**
 * Creates a limiter that counts in Redis, or without Redis in this process's memory. A message is counted before it is
 * sent, so that simultaneous messages share the limit. If Redis fails, no message is refused, and each process counts
 * its own messages.
 */
export function createLimiter({ limits, redisUrl }: Pick<Settings, "limits" | "redisUrl">): Limiter {
  const redis = redisUrl === undefined ? undefined : connectTo(redisUrl);
  // Messages wait for the first connection. During a reconnection, the process counts its own messages.
  const signal = AbortSignal.timeout(redisTimeoutMs);
  const connection = redis && once(redis, "ready", { signal }).catch(() => undefined);
  const visitorCounter = createCounter("forms:visitor", limits.network, redis);
  const formCounter = createCounter("forms:form", limits.site, redis);
  return {
    count: async (form, visitor) => {
      await connection;
      const counts: [RateLimiterAbstract, string][] = [[formCounter, form]];
      if (visitor !== undefined) counts.push([visitorCounter, `${form}:${visitor}`]);
      const waitsSeconds = await Promise.all(counts.map(([counter, key]) => countMessage(counter, key)));
      const release = () => Promise.allSettled(counts.map(([counter, key]) => counter.reward(key)));
      const retryAfterSeconds = Math.max(...waitsSeconds);
      // NaN if Redis returns an invalid count.
      if (!(retryAfterSeconds > 0)) return { release };
      await release();
      return { retryAfterSeconds };
    },
    close: () => redis?.disconnect(),
  };
}

function createCounter(keyPrefix: string, points: number, redis: Redis | undefined): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix, points, duration: windowSeconds });
  if (!redis) return memory;
  const store = { storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter: memory };
  return new RateLimiterRedis({ keyPrefix, points, duration: windowSeconds, ...store });
}

/** Counts a message. @returns the seconds until the message may be sent, or 0 if the message is within the limit */
async function countMessage(counter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await counter.consume(key);
    return 0;
  } catch (refusal) {
    return refusal instanceof RateLimiterRes ? Math.ceil(refusal.msBeforeNext / 1000) : 0;
  }
}

function connectTo(url: string): Redis {
  const client = new Redis(url, {
    connectTimeout: redisTimeoutMs,
    commandTimeout: redisTimeoutMs,
    // No command waits for a lost server. The client reconnects in the background.
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * redisTimeoutMs, 30_000),
  });
  let isReported = false;
  client.on("error", () => {
    // The error is not logged, since its message may contain an address.
    if (!isReported) writeLog({ event: "redis-unreachable" });
    isReported = true;
  });
  // One notice for each outage.
  client.on("ready", () => (isReported = false));
  return client;
}
