import createCache, { type EmotionCache } from "@emotion/cache";

/**
 * The Emotion cache that server and browser share the key of.
 * `compat` keeps styles out of the markup, so that the server can put them into the head.
 */
export function createStyleCache(): EmotionCache {
  // No plugins: vendor prefixes are weight that the browsers this site is built for do not need.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  return cache;
}
