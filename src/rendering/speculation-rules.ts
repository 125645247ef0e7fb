/**
 * Prefetches a page while the pointer rests on its link or a finger touches the link, so that the page opens at once.
 * Only the HTML is fetched, because prerendering would also load fonts, pictures and scripts that the visitor may not
 * need, perhaps over mobile data. Files, functions and other sites are excluded. Browsers without support or with data
 * saving ignore the rules.
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
