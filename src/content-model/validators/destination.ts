import { nearest } from "../checks/nearest";
import { normalizeAddress } from "../old-addresses";
import { fillPlaceholders } from "../placeholders";
import type { Mistake } from "../problem";
import { addressOfArticle, articleAt, fileOfRoute } from "../routes";
import { knownPlaceholders } from "./placeholders";
import { realWebAddress } from "./address";
import { hintFor } from "./validator";
import type { Place, Validator } from "./validator";
import { wholeAddress } from "./whole-address";
import { nameLink, referTo } from "./written-out";

/**
 * A link target must be an existing page, or a link, an email address or a telephone number of content/site.json. If
 * its field allows it, it may also be a literal web address.
 */
export const knownDestination: Validator = (target, place) => {
  if (/^\/(?!\/)/.test(target)) return existingPage(target, place);
  if (/^(tel|sms):\+?\d+$/.test(target)) return [];
  if (/^\{[^{}]*\}$/.test(target))
    return unless(knownPlaceholders(target, place), () => ofKind(target, place, /^https:\/\//, "a link"));
  const inbox = /^mailto:(\{[^{}]*\})$/.exec(target)?.[1];
  if (inbox !== undefined)
    return unless(knownPlaceholders(inbox, place), () => ofKind(inbox, place, /@/, "a mail address"));
  const address = wholeAddress(target);
  if (address === target && place.field?.writtenOut) return realWebAddress(target, place);
  return [writtenOut(target, address, place)];
};

/**
 * Checks that a path is a page of this site.
 * @param target the path, with its fragment
 * @param place the location of the text
 */
export function existingPage(target: string, place: Place): Mistake[] {
  const { routes, paths, oldAddresses } = place;
  const [page = ""] = target.split("#");
  if (routes.includes(page)) return tooEarly(page, place);
  const article = articleAt(page);
  if (article !== undefined && paths.includes(article))
    return [
      {
        problem: `"${page}" is a teaching that is not published, so it has no page yet.`,
        fix: `Write status: "published" in content/${article} first, or take the link away.`,
      },
    ];
  const file = fileOfRoute(page);
  if (file !== undefined)
    return [
      {
        problem: `"${page}" is a page that this site does not have: there is no content/${file}.`,
        fix: "Take the link away, write another address, or write that file.",
      },
    ];
  const onward = oldAddresses.get(normalizeAddress(page));
  if (onward !== undefined && onward !== target)
    return [
      { problem: `"${page}" is an old address that leads on to "${onward}".`, fix: `Write "${onward}".` },
    ];
  const near = nearest(page, routes);
  // The suggestions exclude teachings and guides, since there may be many.
  const pages = routes.filter((route) => articleAt(route) === undefined && !route.startsWith("/guides/"));
  const fix =
    near === undefined
      ? `Write one of these: ${pages.join(", ")}.`
      : `Did you mean "${near}${target.slice(page.length)}"?`;
  return [{ problem: `"${page}" is no page of this site.`, fix }];
}

// A teaching may link to a scheduled one that is published no later than the teaching itself.
function tooEarly(page: string, { file, routes, scheduled }: Place): Mistake[] {
  const day = scheduled.get(page);
  const own = addressOfArticle(file);
  const isUnread = own !== undefined && !routes.includes(own);
  if (day === undefined || isUnread || (own !== undefined && day <= (scheduled.get(own) ?? ""))) return [];
  return [
    {
      problem: `"${page}" is a teaching that comes out on ${day}, and has no page before.`,
      fix: "Set the link on that day, or give the teaching an earlier date.",
    },
  ];
}

function ofKind(placeholder: string, { facts }: Place, form: RegExp, wanted: string): Mistake[] {
  if (facts === undefined || form.test(fillPlaceholders(placeholder, facts))) return [];
  return [
    {
      problem: `${placeholder} is not ${wanted}.`,
      fix: "Write {links.…} for a link, mailto:{addresses.….email} for a mail address.",
    },
  ];
}

function writtenOut(target: string, address: string | undefined, place: Place): Mistake {
  if (address !== undefined) {
    const known = referTo(address, place.facts);
    if (place.field?.writtenOut)
      return { problem: `"${target}" is no whole address.`, fix: `Write ${known ?? `"${address}"`}.` };
    return { problem: `"${target}" is written out.`, fix: nameLink(known, address) };
  }
  if (target.includes("@")) {
    const known = referTo(target.replace(/^mailto:/, ""), place.facts) ?? "{addresses.general.email}";
    return {
      problem: `"${target}" is written out.`,
      fix: `Write one of the inboxes of content/site.json: mailto:${known}.`,
    };
  }
  return { problem: `"${target}" leads nowhere.`, fix: hintFor(place).trim() };
}

function unless(mistakes: Mistake[], next: () => Mistake[]): Mistake[] {
  return mistakes.length > 0 ? mistakes : next();
}
