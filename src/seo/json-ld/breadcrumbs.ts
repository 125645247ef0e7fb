import { absolute, ids, type SiteFacts, type Thing } from "./thing";

/**
 * The way from the home page to this one.
 * @param trail the pages on the way, home left out, this page last
 */
export function breadcrumbs(site: SiteFacts, trail: readonly { path: string; name: string }[]): Thing {
  const here = trail.at(-1)?.path ?? "/";
  return {
    "@type": "BreadcrumbList",
    "@id": ids.page(site, here).replace(/#page$/, "#breadcrumbs"),
    itemListElement: [{ path: "/", name: site.name }, ...trail].map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(site, path),
    })),
  };
}
