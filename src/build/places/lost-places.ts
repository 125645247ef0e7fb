import { nearest } from "../../content-model/checks/nearest";
import type { FinishedPage, ShownMistake } from "./finished-page";

/**
 * Links to places that are not there; a page that is not there is told by the content check.
 * In: the pages by their addresses, and each old address with where it leads on to.
 */
export function lostPlaces(
  pages: ReadonlyMap<string, FinishedPage>,
  oldAddresses: ReadonlyMap<string, string>,
): ShownMistake[] {
  const leads = [
    ...[...pages.values()].flatMap(({ address, links }) => links.map((target) => ({ on: address, target }))),
    ...[...oldAddresses].map(([on, target]) => ({ on, target })),
  ];
  const lost = leads.flatMap(({ on, target }): [string, ShownMistake][] => {
    const [address = "", place = ""] = target.split("#");
    const page = pages.get(address === "" ? on : address.replace(/(.)\/$/, "$1"));
    // The browser itself knows these two (HTML, "select the indicated part").
    if (page === undefined || ["", "top"].includes(place) || page.places.includes(place)) return [];
    const link = new RegExp(`${target.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`, "u");
    return [
      [
        target,
        {
          on,
          problem: `"${target}" leads to no place: ${page.address} has none called "${place}".`,
          fix: remedy(address, nearest(place, page.places)),
          isFrom: (text) => link.test(text),
        },
      ],
    ];
  });
  // The same link may stand on every page.
  return [...new Map(lost).values()];
}

function remedy(address: string, near: string | undefined): string {
  if (near !== undefined) return `Did you mean "${address}#${near}"?`;
  return address === "" ? "Take the link away." : `Write "${address}", which leads to its beginning.`;
}
