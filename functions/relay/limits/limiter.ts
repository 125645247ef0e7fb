import type { RateLimiterAbstract } from "rate-limiter-flexible";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes";
import { readOption, type Source } from "../settings/environment";
import { remembered } from "../process-memory";
import { createStores, type Limits, type LimiterStores } from "./limiter-stores";
import type { SmtpServer } from "../mail/smtp-server";

const usualLimits: Limits = { address: 30, site: 600 };

/** A place among the messages of the window, to be given back where no message was accepted; or none for a while. */
export type Place = { giveBack: () => Promise<void> } | { retryAfter: number };

/** Counts messages. Without the visitor's network only the whole site's are counted. */
export interface Limiter {
  take: (form: string, client: string | undefined) => Promise<Place>;
}

/**
 * The limiter that the settings describe, the same for the whole life of the process.
 * @param server the mail server: its password is the one secret that every instance has and no Redis sees
 */
export function configuredLimiter(server: SmtpServer, source?: Source): Limiter {
  const limits = {
    address: readOption("RATE_LIMIT_ADDRESS", source) ?? usualLimits.address,
    site: readOption("RATE_LIMIT_SITE", source) ?? usualLimits.site,
  };
  const redis = readOption("RATE_LIMIT_REDIS_URL", source);
  const name = JSON.stringify(["limiter", limits, redis]);
  return remembered(name, () => createLimiter(createStores(limits, JSON.stringify(server), redis)));
}

/** Makes a limiter on its stores. A place is taken before a message is sent, so that many at once share the limit. */
export function createLimiter({ address, site, hash, opened }: LimiterStores): Limiter {
  return {
    take: async (form, client) => {
      await opened;
      const own = client === undefined ? [] : [{ store: address, key: `${form}:${await hash(client)}` }];
      const wanted = [...own, { store: site, key: "all" }];
      const taken: typeof wanted = [];
      const giveBack = async (): Promise<void> => {
        await Promise.all(taken.map(({ store, key }) => store.reward(key)));
      };
      for (const place of wanted) {
        // One that is refused is counted too, and given back with the others.
        taken.push(place);
        const refusal = await refusalOf(place.store, place.key);
        if (refusal === undefined) continue;
        await giveBack();
        return { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
      return { giveBack };
    },
  };
}

async function refusalOf(store: RateLimiterAbstract, key: string): Promise<RateLimiterRes | undefined> {
  try {
    await store.consume(key);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}
