import { linkedParts } from "../../words/linked-words";
import { isPublishedFile } from "../assets";
import type { Message } from "../messages";
import { fillPlaceholders, knownWords } from "../placeholders";
import { addressOfArticle, articleAt, fileOfRoute, isReserved, normalizeAddress } from "../routes";
import { destinationOf } from "../text/destination";
import { knownPlaceholders } from "./placeholders";
import { hintFor, nearest, type Place, type Rule } from "./rule";

/**
 * A link target must be an existing page, or a link, an email address or a telephone number of content/site.json. If
 * its field allows it, it may also be a literal web address.
 */
export const knownDestination: Rule = (target, place) => {
  if (/^\/(?!\/)/.test(target)) return existingPage(target, place);
  if (/^(tel|sms):\+?\d+$/.test(target)) return [];
  const [, inbox, placeholder = ""] = /^(mailto:)?(\{[^{}]*\})$/.exec(target) ?? [];
  if (placeholder !== "") {
    const unknown = knownPlaceholders(placeholder, place);
    return unknown.length > 0 ? unknown : factOfKind(placeholder, place, inbox !== undefined);
  }
  if (/^https?:\/\//i.test(target) && place.field?.writtenOut) return realWebAddress(target, place);
  if (!/^https?:\/\/|@/i.test(target))
    return [{ problem: `"${target}" leads nowhere.`, fix: hintFor(place).trim() }];
  const [known] = place.addresses.find(([, address]) => address === target.replace(/^mailto:/, "")) ?? [];
  const fix = target.includes("@")
    ? `Write one of the inboxes of content/site.json: mailto:${known ?? "{addresses.general.email}"}.`
    : known === undefined
      ? `Give it a name under furtherLinks in content/site.json ({ "name": "…", "url": "${target}" }), and write {links.…} with that name here.`
      : `Write ${known}.`;
  return [{ problem: `"${target}" is written out.`, fix }];
};

/**
 * Checks that a path is a page of this site, or an old address, which leads on to one.
 * @param target the path, with its fragment
 * @param place the location of the text
 */
function existingPage(target: string, place: Place): Message[] {
  const { routes, paths, oldAddresses } = place;
  const [page = ""] = target.split("#");
  if (routes.includes(page)) return tooEarly(page, place);
  if (oldAddresses.has(normalizeAddress(page))) return [];
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
  const near = nearest(page, routes);
  // The suggestions exclude teachings and guides, since there may be many.
  const pages = routes.filter((route) => articleAt(route) === undefined && !route.startsWith("/guides/"));
  const fix =
    near === undefined
      ? `Write one of these: ${pages.join(", ")}. Or take the link away.`
      : `Did you mean "${near}${target.slice(page.length)}"?`;
  return [{ problem: `"${page}" is no page of this site.`, fix }];
}

// A teaching may link to a scheduled one that is published no later than the teaching itself.
function tooEarly(page: string, { file, routes, scheduled }: Place): Message[] {
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

function factOfKind(placeholder: string, { facts }: Place, isMail: boolean): Message[] {
  const form = isMail ? /@/ : /^https:\/\//;
  if (facts === undefined || form.test(fillPlaceholders(placeholder, facts))) return [];
  return [
    {
      problem: `${placeholder} is not ${isMail ? "a mail address" : "a link"}.`,
      fix: "Write {links.…} for a link, mailto:{addresses.….email} for a mail address.",
    },
  ];
}

/** Addresses of content/site.json are referred to by their placeholders, so that a change applies to every page. */
export const factsWrittenOut: Rule = (text, { addresses }) =>
  addresses
    .filter(([, address]) => indexOfWhole(address, text) !== -1)
    .map(([placeholder, address]) => ({
      problem: `“${address}” is written out.`,
      fix: `Write ${placeholder}, which follows content/site.json.`,
    }));

// The beginning of a longer address is a different address.
function indexOfWhole(address: string, text: string): number {
  if (!text.includes(address)) return -1;
  const form = address.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.search(new RegExp(`(?<![\\p{L}\\p{N}])${form}(?![\\p{L}\\p{N}/?])`, "u"));
}

/** A link with a blank between its brackets is none. */
export const halfLinks: Rule = (text) =>
  Array.from(text.matchAll(/\[[^[\]]+\]\s+\((?:https?:|mailto:|\/)[^()]*\)/g), ([half]) => ({
    problem: `would show ${half} as it stands: it is half a link.`,
    fix: "Take the blank away between the square brackets and the round ones.",
  }));

/** A link in a text must have a valid target. */
export const linksInWords: Rule = (text, place) =>
  linkedParts(text).flatMap(({ href }) => {
    const target = href === undefined ? undefined : knownWords(href, place.facts);
    return target === undefined ? [] : linkMistakes(target, place);
  });

/** Checks the target of a link whose placeholders are filled: a page, a file, a web or mail address, or a number. */
export function linkMistakes(href: string, place: Place): Message[] {
  const target = destinationOf(href, place.site);
  if (/^\/(?!\/)/.test(target)) {
    const [path = ""] = target.split(/[?#]/);
    const page = target.replace(path, normalizeAddress(path)).replace(/\?[^#]*/, "");
    return isPublishedFile(path, place) ? [] : existingPage(page, place);
  }
  const wrapped = wrappedLink(target);
  if (wrapped !== undefined) return [wrapped];
  if (/^(?:https?:\/\/[^/]|mailto:[^@\s]+@|tel:|sms:)/i.test(target)) return [];
  const near = nearest(`/${target.replace(/^[./]+/, "")}`, place.routes);
  const fix =
    near === undefined
      ? "Write an address on the web (https://…), a page of this site (/contact) or a mail address (mailto:…)."
      : `Did you mean "${near}"?`;
  return [{ problem: `"${target}" leads nowhere.`, fix }];
}

/** A web address must be a parsable URL, have a domain with a dot, and include none of the surrounding punctuation. */
export const realWebAddress: Rule = (address, place) => {
  const wrapped = wrappedLink(address);
  if (wrapped !== undefined) return [wrapped];
  const isReadByBrowsers =
    URL.canParse(address) && /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(new URL(address).hostname);
  if (isReadByBrowsers && !ofSentence.test(address)) return [];
  const fix =
    "Copy it from where the browser shows it: https:// once, then the domain, and no sign of the words around.";
  return [{ problem: `"${address}" is no address on the web.`, fix: `${fix}${hintFor(place)}` }];
};

// A browser would treat each of these as part of the path and request a page that does not exist.
const ofSentence = /["“”„‘’«»<>]|[,;|]https?:.*|[.,;']$/u;

/**
 * Finds a link that a mail filter or a search engine wrapped: it tells visitors whose mail it was copied from, and it
 * stops working when the filter forgets it.
 */
function wrappedLink(address: string): Message | undefined {
  if (!URL.canParse(address)) return undefined;
  const { host, pathname, searchParams } = new URL(address);
  if (!wrappers.test(host + pathname)) return undefined;
  const plain = plainAddress(address, searchParams);
  return {
    problem: `"${address}" goes through a mail filter or a search engine, and may tell whose mail it came from.`,
    fix: plain ? `Write ${plain}.` : "Open it, and copy the address that the browser then shows.",
  };
}

// Microsoft, Proofpoint, Barracuda, Mimecast, Cisco, Google, Bing, Facebook, Instagram, LinkedIn, YouTube, Slack.
const wrappers =
  /safelinks\.protection\.outlook\.com\/|^urldefense\.(?:proofpoint\.)?(?:com|us)\/|^linkprotect\.cudasvc\.com\/url|\.mimecast(?:protect)?\.com\/s\/|^secure-web\.cisco\.com\/|^(?:www\.)?google\.[a-z.]+\/url|^(?:www\.)?bing\.com\/ck\/|^lm?\.facebook\.com\/l\.php|^l\.instagram\.com\/|^(?:www\.)?linkedin\.com\/(?:redir|safety\/go)|^(?:www\.)?youtube\.com\/redirect|^slack-redir\.net\/link/;

function plainAddress(address: string, parameters: URLSearchParams): string | undefined {
  // Proofpoint: version 3 has the address between underscores, version 2 writes - for % and _ for /.
  const [, third] = /\/v3\/__(.+?)__;/.exec(address) ?? [];
  const named = ["url", "q", "u", "a"].map((name) => parameters.get(name)).find((value) => value);
  const second = address.includes("/v2/url") && named?.replaceAll("-", "%").replaceAll("_", "/");
  try {
    const found = third ?? (second ? decodeURIComponent(second) : named);
    return found && /^https?:\/\//.test(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** An old address must not exist on the site: its page or file would be served instead of the redirect. */
export const unansweredAddress: Rule = (path, { routes, staticFiles }) => {
  const address = normalizeAddress(path);
  const [withoutQuery = ""] = address.split("?");
  // A page is published as a file, so its address with .html exists too.
  const page = withoutQuery.replace(/\.html$/, "");
  // With a query, the redirect goes before the page.
  const isPage = !address.includes("?") && routes.includes(page);
  const isKept = isReserved(page) && !routes.includes(page);
  if (!isPage && !isKept && !staticFiles.has(withoutQuery)) return [];
  return [
    {
      problem: `"${path}" is an address that the site itself has, so it would lead nowhere else.`,
      fix: "Write an address that is no more, or take this entry away.",
    },
  ];
};
