import { linkedParts } from "../../words/linked-words";
import { isPublishedFile } from "../assets";
import { normalizeAddress, addressOfArticle, articleAt, fileOfRoute, isReserved } from "../routes";
import { fillPlaceholders, knownWords, placeholderNames, type Facts } from "../placeholders";
import type { Message } from "../messages";
import { nearest, hintFor, type Place, type Rule } from "./rule";
import { knownPlaceholders } from "./placeholders";

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
  const address = wholeAddress(target);
  if (address === target && place.field?.writtenOut) return realWebAddress(target, place);
  return [writtenOut(target, address, place)];
};

/**
 * Checks that a path is a page of this site.
 * @param target the path, with its fragment
 * @param place the location of the text
 */
export function existingPage(target: string, place: Place): Message[] {
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

function writtenOut(target: string, address: string | undefined, place: Place): Message {
  if (address !== undefined) {
    const known = referTo(address, place.facts);
    return place.field?.writtenOut
      ? { problem: `"${target}" is no whole address.`, fix: `Write ${known ?? `"${address}"`}.` }
      : { problem: `"${target}" is written out.`, fix: nameLink(known, address) };
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

function nameLink(known: string | undefined, address: string): string {
  return known === undefined
    ? `Give it a name under furtherLinks in content/site.json ({ "name": "…", "url": "${address}" }), and write {links.…} with that name here.`
    : `Write ${known}.`;
}

/** The placeholder, with braces, of the fact that equals a text; undefined if there is none. */
function referTo(words: string, facts: Facts | undefined): string | undefined {
  if (facts === undefined) return undefined;
  const name = placeholderNames(facts).find((one) => knownWords(`{${one}}`, facts) === words);
  return name === undefined ? undefined : `{${name}}`;
}

/**
 * Completes a web address: "tickets.example/may" becomes https://tickets.example/may.
 * @returns undefined if the link is not a web address
 */
function wholeAddress(written: string): string | undefined {
  if (/^https?:\/\//i.test(written)) return written;
  if (/^\/\/[^/]/.test(written)) return `https:${written}`;
  return domainFirst.test(written) && !fileName.test(written) ? `https://${written}` : undefined;
}

const domainFirst = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

// contact.html looks like a domain, but is a page of a former site.
const fileName = /^[^/]*\.(?:aspx?|docx?|html?|jpe?g|json|mdx?|pdf|php|png|txt)(?:[?#]|$)/i;

/** Addresses are defined in content/site.json only, so that a change applies to every page. */
export const noRawAddresses: Rule = (text, { facts }) => [
  ...Array.from(text.matchAll(/(?:https?:\/\/|www\.)[^\s)"'<>]*[^\s)"'<>.,;:!?]/g), ([address]) => {
    const whole = wholeAddress(address) ?? address;
    return { problem: `${address} is written out.`, fix: nameLink(referTo(whole, facts), whole) };
  }),
  ...Array.from(text.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g), ([address]) => address)
    // name@example.com is an example of the format; the domain is reserved, so the address cannot exist.
    .filter((address) => !address.endsWith("@example.com"))
    .map((address) => ({
      problem: `${address} is written out.`,
      fix: `Write one of the inboxes of content/site.json: ${referTo(address, facts) ?? "{addresses.general.email}, say"}.`,
    })),
];

/** A link in a text must have a valid target. Addresses in content/site.json are referred to by their placeholders. */
export const linksInWords: Rule = (text, place) => [
  ...Array.from(text.matchAll(/\[[^[\]]+\]\s+\((?:https?:|mailto:|\/)[^()]*\)/g), ([half]) => ({
    problem: `would show ${half} as it stands: it is half a link.`,
    fix: "Take the blank away between the square brackets and the round ones.",
  })),
  ...linkedParts(text).flatMap(({ href }) => {
    const target = href === undefined ? undefined : knownWords(href, place.facts);
    if (href === undefined || target === undefined) return [];
    const address = target.replace(/^mailto:/, "");
    const known = referTo(address, place.facts);
    if (known !== undefined && !href.includes("{"))
      return [{ problem: `${address} is written out.`, fix: `Write ${known}.` }];
    return linkMistakes(target, place);
  }),
];

/** Checks the target of a link whose placeholders are filled: a page, a file, a web or mail address, or a number. */
function linkMistakes(target: string, place: Place): Message[] {
  if (isOwn(target, place.site)) {
    const path = target.slice(new URL(target).origin.length).replace(/(?<=.)\/$/, "");
    return [{ problem: `${target} is an address of this site.`, fix: `Write ${path}.` }];
  }
  if (/^https?:/i.test(target)) return realWebAddress(target, place);
  if (/^(?:mailto:[^@\s]+@|tel:|sms:)/i.test(target)) return [];
  if (!/^\/(?!\/)/.test(target))
    return [{ problem: `"${target}" leads nowhere.`, fix: `Write an address.${hintFor(place)}` }];
  const [path = ""] = target.split(/[?#]/);
  return isPublishedFile(path, place) ? [] : existingPage(target.replace(/\?[^#]*/, ""), place);
}

function isOwn(target: string, site: string): boolean {
  if (!/^https?:/i.test(target) || !URL.canParse(target) || !URL.canParse(site)) return false;
  const bare = (address: string) => new URL(address).hostname.replace(/^www\./, "");
  return bare(target) === bare(site);
}

/** A web address must be a parsable URL, have a domain with a dot, and include none of the surrounding punctuation. */
export const realWebAddress: Rule = (address, place) => {
  const wrapped = wrappedLink(address);
  if (wrapped !== undefined) return [wrapped];
  const [sign] = ofSentence.exec(address) ?? [];
  if (sign === undefined && isReadByBrowsers(address)) return [];
  const fix =
    sign === undefined
      ? "Copy it from where the browser shows it: https:// once, then the domain."
      : sign.includes("http")
        ? "Write one address alone."
        : `Take ${sign} away: it belongs to the words that the address stood in.`;
  return [{ problem: `"${address}" is no address on the web.`, fix: `${fix}${hintFor(place)}` }];
};

function isReadByBrowsers(address: string): boolean {
  return URL.canParse(address) && /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(new URL(address).hostname);
}

// A browser would treat each of these as part of the path and request a page that does not exist.
const ofSentence = /["“”„‘’«»<>]|[,;|]https?:.*|[.,;']$/u;

/**
 * Finds a link that a mail filter or a search engine wrapped: it tells visitors whose mail it was copied from, and it
 * stops working when the filter forgets it.
 */
export function wrappedLink(address: string): Message | undefined {
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
  const isSecond = address.includes("/v2/url");
  const found = third ?? (isSecond ? decoded(named?.replaceAll("-", "%").replaceAll("_", "/")) : named);
  return found !== undefined && found !== null && /^https?:\/\//.test(found) ? found : undefined;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
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
