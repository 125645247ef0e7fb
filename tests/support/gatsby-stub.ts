/* Gatsby's queries, for a page that Gatsby has not built. */
export const graphql = () => undefined;
export const useStaticQuery = () => ({
  frame: { newTab: "(opens in a new tab)" },
  siteIdentity: { language: "en-US" },
});
