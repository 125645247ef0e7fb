import { once } from "node:events";
import { Redis } from "ioredis";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory";
import RateLimiterRedis from "rate-limiter-flexible/lib/RateLimiterRedis";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes";
import { writeNotice } from "../log";
import type { SmtpServer } from "../mail/smtp-server";
import { processSingleton } from "../process-singleton";
import { readOption, type Source } from "../settings/environment";
import { createVisitorCode } from "./visitor-code";

/** The most messages of one form in the window: from one visitor's network, and from all visitors. */
export interface Limits {
  address: number;
  site: number;
}

const usualLimits: Limits = { address: 30, site: 600 };

// In seconds.
const limitWindow = 600;

// In ms: more than a healthy Redis needs, and little compared with the time for a delivery.
const redisTimeout = 500;

/** A slot in the window, to release if the message is not accepted; or, if none is free, the seconds to wait. */
export type Slot = { release: () => Promise<void> } | { retryAfter: number };

/** Counts messages by form. If the visitor's network is unknown, only the limit of all visitors applies. */
export interface Limiter {
  acquire: (form: string, client: string | undefined) => Promise<Slot>;
}

/**
 * Returns the process's limiter for the settings.
 * @param server the mail server: its password is the only secret that all instances share and Redis does not see
 */
export function configuredLimiter(server: SmtpServer, source?: Source): Limiter {
  const limits = {
    address: readOption("RATE_LIMIT_ADDRESS", source) ?? usualLimits.address,
    site: readOption("RATE_LIMIT_SITE", source) ?? usualLimits.site,
  };
  const redis = readOption("RATE_LIMIT_REDIS_URL", source);
  const name = JSON.stringify(["limiter", limits, redis]);
  return processSingleton(name, () => createLimiter(limits, JSON.stringify(server), redis));
}

/**
 * Creates a limiter that counts in Redis, or without one in this process's memory. A slot is acquired before a message
 * is sent, so that simultaneous messages share the limit. A fault of the counter refuses no message: while Redis
 * fails, each process counts for itself.
 * @param secret shared by all instances that use the same Redis, and unknown to Redis
 */
export function createLimiter(
  { address, site }: Limits,
  secret: string,
  redisUrl?: string,
): Limiter & { close: () => void } {
  const redis = redisUrl === undefined ? undefined : connectTo(redisUrl);
  // Messages wait for the first connection; during a reconnection the process counts for itself.
  const signal = AbortSignal.timeout(redisTimeout);
  const opened = redis && once(redis, "ready", { signal }).catch(() => undefined);
  const visitors = createCounter("forms:visitor", address, redis);
  const forms = createCounter("forms:form", site, redis);
  const codeOf = createVisitorCode(secret);
  return {
    acquire: async (form, client) => {
      await opened;
      const counts = [{ counter: forms, key: form }];
      if (client !== undefined) counts.push({ counter: visitors, key: `${form}:${codeOf(client)}` });
      const waits = await Promise.all(counts.map(({ counter, key }) => count(counter, key)));
      const release = async (): Promise<void> => {
        await Promise.allSettled(counts.map(({ counter, key }) => counter.reward(key)));
      };
      const wait = Math.max(...waits);
      if (wait === 0) return { release };
      // The counters have counted the refused message too.
      await release();
      return { retryAfter: wait };
    },
    close: () => redis?.disconnect(),
  };
}

function createCounter(keyPrefix: string, points: number, redis: Redis | undefined): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix, points, duration: limitWindow });
  if (!redis) return memory;
  return new RateLimiterRedis({
    keyPrefix,
    points,
    duration: limitWindow,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  });
}

/**
 * Counts a message.
 * @returns the seconds until the next free slot; 0 if the message is within the limit
 */
async function count(counter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await counter.consume(key);
    return 0;
  } catch (refusal) {
    const wait = refusal instanceof RateLimiterRes ? Math.ceil(refusal.msBeforeNext / 1000) : 0;
    // A wait longer than the window is a wrong reply.
    return wait > 0 && wait <= limitWindow ? wait : 0;
  }
}

function connectTo(url: string): Redis {
  const client = new Redis(url, {
    connectTimeout: redisTimeout,
    commandTimeout: redisTimeout,
    // No command waits for a lost server; the client reconnects in the background.
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * redisTimeout, 30_000),
  });
  let noticed = false;
  client.on("error", () => {
    // The error is not logged, since its message may contain an address.
    if (!noticed) writeNotice("redis-unreachable");
    noticed = true;
  });
  // One notice for each outage.
  client.on("ready", () => (noticed = false));
  return client;
}
