/**
 * Prefetches the page behind a link while the pointer rests on it or a finger touches it, so that it opens at once.
 * Only the page's HTML is fetched: prerendering would also load fonts, pictures and scripts that the visitor may never
 * see, perhaps on mobile data. Files, functions and other sites are excluded. Browsers without support or in
 * data-saving mode ignore the rules.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { href_matches: ["/api/*", "/*.*"] } }],
      },
      eagerness: "moderate",
    },
  ],
});
