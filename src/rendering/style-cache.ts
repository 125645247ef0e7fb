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

/**
 * The same cache in a page that was rendered before: it knows the styles that stand in the head, by their classes, and
 * writes further ones behind them. Emotion would have the first listed in an attribute, once more in each page, and
 * begin an element for the second, which the policy would have to allow.
 * @throws where the page was published without its styles
 */
export function createPublishedStyleCache(): EmotionCache {
  const cache = createStyleCache();
  const published = document.querySelector("style");
  if (!published) throw new Error("This page was published without its styles.");
  for (const [, name] of published.textContent.matchAll(/\.css-([a-z0-9]+)/g))
    if (name !== undefined) cache.inserted[name] = true;
  cache.sheet.tags = [published];
  cache.sheet.ctr = 1;
  return cache;
}
