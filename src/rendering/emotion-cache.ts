import createCache, { type EmotionCache } from "@emotion/cache";
import { markup } from "../hydration/markup";

/*
 * By default, Emotion writes a style element before each styled element, and each would need a hash in the
 * Content-Security-Policy. Here a page has one style element, in its head.
 */

/**
 * The list is empty, because the supported browsers do not need vendor prefixes. All caches share this list, so that
 * styles are compiled only once.
 */
const stylisPlugins: [] = [];

/**
 * The Emotion cache of server and browser. `compat` keeps styles out of the markup, so that the server can move them
 * to the head.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: "css", stylisPlugins });
  cache.compat = true;
  return cache;
}

/**
 * The cache of a published page. It reads the classes from the page's style element, and adds new rules to that element.
 * By default, Emotion creates another style element, which the Content-Security-Policy would have to allow.
 * @throws if the page was published without its styles
 */
export function createPublishedCache(): EmotionCache {
  const cache = createStyleCache();
  // The element is found by its id, because an extension may have inserted another style element before it.
  const publishedStyle = document.querySelector<HTMLStyleElement>(`#${markup.styles}`);
  if (!publishedStyle) throw new Error("This page was published without its styles.");
  for (const [, name] of publishedStyle.textContent.matchAll(/\.css-([a-z0-9]+)/g))
    if (name !== undefined) cache.inserted[name] = true;
  cache.sheet.tags = [publishedStyle];
  cache.sheet.ctr = 1;
  return cache;
}
