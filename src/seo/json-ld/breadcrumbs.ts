import { withPlainSpaces } from "../../theme/keep-together";
import { absolute, ids, type SiteFacts, type Thing } from "./thing";

/**
 * The breadcrumb list of a page. Pages are named as in the menus; a page in no menu is named by its title, without the
 * ministry's name.
 * @param trail the pages from the home page (excluded) to the current page, with their titles
 */
export function breadcrumbs(site: SiteFacts, trail: readonly { path: string; name: string }[]): Thing {
  const here = trail.at(-1)?.path ?? "/";
  return {
    "@type": "BreadcrumbList",
    "@id": ids.page(site, here).replace(/#page$/, "#breadcrumbs"),
    itemListElement: [{ path: "/", name: site.name }, ...trail].map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: site.menuNames[path] ?? withoutName(name, site.name),
      item: absolute(site, path),
    })),
  };
}

// Removes the name at either end: "Teachings | Name" and "Name: Teachings".
function withoutName(title: string, ministry: string): string {
  const rest = withPlainSpaces(title)
    .split(withPlainSpaces(ministry))
    .map((part) => part.replace(/^[\s|:·–—-]+|[\s|:·–—-]+$/gu, ""))
    .filter((part) => part !== "");
  return rest.length === 1 && rest[0] !== undefined ? rest[0] : title;
}
