import { withPlainSpaces } from "../../theme/keep-together";
import { absolute, ids, type SiteFacts, type Thing } from "./thing";

/**
 * The breadcrumb list of a page. Pages have the names that the menus give them; one in no menu has its title, without
 * the ministry's name.
 * @param trail the pages on the way with their titles, without the home page, this page last
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

// The name may stand at either end: "Teachings | Name" and "Name: Teachings" alike.
function withoutName(title: string, ministry: string): string {
  const rest = withPlainSpaces(title)
    .split(withPlainSpaces(ministry))
    .map((part) => part.replace(/^[\s|:·–—-]+|[\s|:·–—-]+$/gu, ""))
    .filter((part) => part !== "");
  return rest.length === 1 && rest[0] !== undefined ? rest[0] : title;
}
