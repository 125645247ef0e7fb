import { nearest } from "../../content-model/rules/nearest";
import type { FinishedPage, PageMistake } from "./page-anchors";

/**
 * Finds links whose fragment does not exist on the target page. The content check reports missing pages.
 * @param pages the pages by address
 * @param oldAddresses each old address with its redirect target
 * @returns one problem for each target
 */
export function brokenFragments(
  pages: ReadonlyMap<string, FinishedPage>,
  oldAddresses: ReadonlyMap<string, string>,
): PageMistake[] {
  const links = [
    ...[...pages.values()].flatMap(({ address, links: hrefs }) =>
      hrefs.map((target) => ({ on: address, target })),
    ),
    ...[...oldAddresses].map(([on, target]) => ({ on, target })),
  ];
  const broken = links.flatMap(({ on, target }): [string, PageMistake][] => {
    const [address = "", fragment = ""] = target.split("#");
    const page = pages.get(address === "" ? on : address.replace(/(.)\/$/, "$1"));
    // The browser itself knows these two (HTML, "select the indicated part").
    if (page === undefined || ["", "top"].includes(fragment) || page.anchors.includes(fragment)) return [];
    const link = new RegExp(`${target.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`, "u");
    return [
      [
        target,
        {
          on,
          problem: `"${target}" leads to no place: ${page.address} has none called "${fragment}".`,
          fix: remedy(address, nearest(fragment, page.anchors)),
          isFrom: (text) => link.test(text),
        },
      ],
    ];
  });
  // The same link may stand on every page.
  return [...new Map(broken).values()];
}

function remedy(address: string, near: string | undefined): string {
  if (near !== undefined) return `Did you mean "${address}#${near}"?`;
  return address === "" ? "Take the link away." : `Write "${address}", which leads to its beginning.`;
}
