import createCache, { type EmotionCache } from "@emotion/cache";

/**
 * No plugins: vendor prefixes are weight that the browsers this site is built for do not need. One list for all
 * caches, since by it the server knows again what it has compiled for another page.
 */
const stylisPlugins: [] = [];

/**
 * The Emotion cache that server and browser share the key of.
 * `compat` keeps styles out of the markup, so that the server can put them into the head.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: "css", stylisPlugins });
  cache.compat = true;
  return cache;
}
