/**
 * Fetches the page behind a link while the pointer rests on it or a finger comes down on it, so that it opens at once.
 * The page's HTML alone: to prepare it whole would fetch fonts, pictures and scripts that a visitor, perhaps on a
 * phone's data, may never look at. Files, functions and other sites are left alone, and browsers that save data or
 * know no such rules do nothing.
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
