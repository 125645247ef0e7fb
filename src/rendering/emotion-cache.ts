import createCache, { type EmotionCache } from "@emotion/cache";
import { markup } from "../hydration/markup";

/*
 * By default Emotion writes a style element before each styled element of the server's HTML. Each would need a hash in
 * the Content-Security-Policy; here a page has one, in its head.
 */

/**
 * Without vendor prefixes: the supported browsers need none. All caches share one plugin list, so styles are compiled
 * once.
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
 * The cache of a published page: it knows the classes in the page's own style element, and adds new rules to that
 * element. By default, Emotion lists the classes in an attribute and creates an empty element, which the
 * Content-Security-Policy would have to allow.
 * @throws if the page was published without its styles
 */
export function createPublishedCache(): EmotionCache {
  const cache = createStyleCache();
  // Found by its id: an extension may have inserted another style element before it.
  const published = document.querySelector<HTMLStyleElement>(`#${markup.styles}`);
  if (!published) throw new Error("This page was published without its styles.");
  for (const [, name] of published.textContent.matchAll(/\.css-([a-z0-9]+)/g))
    if (name !== undefined) cache.inserted[name] = true;
  cache.sheet.tags = [published];
  cache.sheet.ctr = 1;
  return cache;
}
