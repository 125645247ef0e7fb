/** What an article can be about; the blog's page gives each its name. */
export const articleCategories = [
  "authority",
  "prayer-strategy",
  "prophetic",
  "deliverance",
  "prayer-life",
] as const;
