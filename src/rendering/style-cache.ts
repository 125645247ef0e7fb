import createCache, { type EmotionCache } from "@emotion/cache";

/**
 * The Emotion cache that server and browser share the key of.
 * `compat` keeps styles out of the markup, so that the server can put them into the head.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: "css" });
  cache.compat = true;
  return cache;
}
