import { nearest } from "../checks/nearest";
import { asCompared } from "../old-addresses";
import { fillPlaceholders } from "../placeholders";
import type { Mistake } from "../problem";
import { addressOfArticle, articleAt } from "../routes";
import { knownPlaceholders } from "./placeholders";
import { hintFor } from "./rule";
import type { Place, Rule } from "./rule";
import { nameLink, referTo } from "./written-out";

/** A link leads to a page that exists, to a link of content/site.json, to an inbox of it or to a telephone. */
export const knownDestination: Rule = (target, place) => {
  if (/^\/(?!\/)/.test(target)) return existingPage(target, place);
  if (/^(tel|sms):\+?\d+$/.test(target)) return [];
  if (/^\{[^{}]*\}$/.test(target))
    return unless(knownPlaceholders(target, place), () => ofKind(target, place, /^https:\/\//, "a link"));
  const inbox = /^mailto:(\{[^{}]*\})$/.exec(target)?.[1];
  if (inbox !== undefined)
    return unless(knownPlaceholders(inbox, place), () => ofKind(inbox, place, /@/, "a mail address"));
  return [writtenOut(target, place)];
};

/** A path leads to a page of this site. In: the path, with the place on its page, and where it is written. */
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
  const onward = oldAddresses.get(asCompared(page));
  if (onward !== undefined && onward !== target)
    return [
      { problem: `"${page}" is an old address that leads on to "${onward}".`, fix: `Write "${onward}".` },
    ];
  const near = nearest(page, routes);
  // Of teachings there may be a thousand.
  const pages = routes.filter((route) => articleAt(route) === undefined);
  const fix =
    near === undefined
      ? `Write one of these: ${pages.join(", ")}.`
      : `Did you mean "${near}${target.slice(page.length)}"?`;
  return [{ problem: `"${page}" is no page of this site.`, fix }];
}

// A teaching may lead to one that is out by the day when it is read itself.
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

function writtenOut(target: string, place: Place): Mistake {
  if (/^(https?:|www\.|\/\/)/.test(target)) {
    return { problem: `"${target}" is written out.`, fix: nameLink(referTo(target, place.facts)) };
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
