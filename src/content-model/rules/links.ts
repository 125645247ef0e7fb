import { forms } from "../../forms/forms";
import { splitLinks } from "../../text/linked-text";
import { isPublishedFile } from "../assets";
import type { Explanation } from "../messages";
import type { ContentFile } from "../content";
import { filledText, ownText } from "../placeholders";
import { destinationOf, fileOfRoute, normalizeAddress, pageAddress } from "../routes";
import { knownPlaceholders } from "./placeholders";
import { didYouMean } from "../near-names";
import { hintOf } from "../fields";
import type { Rule, RuleContext } from "./rule";

/**
 * A link target must be an existing page, a link or email address from content/site.json, or a telephone number. If the
 * field allows it, the target may also be a literal web address.
 */
export const knownDestination: Rule = (target, context, field) => {
  if (/^\/(?!\/)/.test(target)) return pageMistake(target, context);
  if (/^(tel|sms):\+?\d+$/.test(target)) return undefined;
  const [, mailto, placeholder] = /^(mailto:)?(\{[^{}]*\})$/.exec(target) ?? [];
  if (placeholder !== undefined) {
    const address = filledText(placeholder, context.facts);
    if (address === undefined) return knownPlaceholders(placeholder, context, field);
    if ((mailto ? /@/ : /^https:\/\//).test(address)) return undefined;
    return {
      problem: `${placeholder} is not ${mailto ? "an email address" : "a link"}.`,
      fix: hintOf(field),
    };
  }
  // A redirect cannot lead to an email address or a telephone number.
  const isRedirect = context.file === "redirects.json";
  if (/^https?:\/\//i.test(target) && field?.mayBeLiteral) return realWebAddress(target, context, field);
  if (!/^https?:\/\/|@/i.test(target))
    return {
      problem: `"${target}" is not a valid link.`,
      fix:
        !isRedirect && /^(tel|sms):/i.test(target)
          ? "Write the number in digits only, such as tel:+15550100 (sms: for messages)."
          : hintOf(field),
    };
  const [knownPlaceholder] =
    context.addresses.find(([, address]) => address === target.replace(/^mailto:/, "")) ?? [];
  const isWebAddress = /^https?:/i.test(target);
  const url = target.replace(/^http:/i, "https:");
  const emailFix = isRedirect
    ? hintOf(field)
    : `Use an email address from content/site.json: mailto:${knownPlaceholder ?? "{addresses.general.email}"}.`;
  const fix = !isWebAddress
    ? emailFix
    : knownPlaceholder === undefined
      ? `Add an entry to "furtherLinks" in content/site.json: "name" is a short name such as podcast, and "url" is ${url}. Then write {links.podcast} in this field.`
      : `Write ${knownPlaceholder}.`;
  return {
    problem: `Addresses such as "${target}" must be in content/site.json, not in this field.`,
    fix,
  };
};

/**
 * Checks that a path is a page of this site, or an old address that redirects to a page.
 * @param target the path, with its fragment
 */
function pageMistake(target: string, context: RuleContext): Explanation | undefined {
  const { file: ownFile, routes, paths, files, oldAddresses } = context;
  const [page = ""] = target.split("#");
  const pageForm = forms.find(({ page: shownOn, anchor }) => `${shownOn}#${anchor}` === target);
  const formFile = pageForm && `forms/${pageForm.name}.json`;
  if (formFile !== undefined && !paths.includes(formFile)) return noFileMistake("form", target, formFile);
  if (routes.includes(page)) return unpublishedMistake(page, context);
  // The target of a redirect must be a page, because redirects to redirects could form a loop.
  if (ownFile !== "redirects.json" && oldAddresses.has(normalizeAddress(page))) return undefined;
  if (page.startsWith("/files/"))
    return {
      problem: `There is no file "${page}" on this site.`,
      fix: "Put the file into content/files, correct the address, or remove the link.",
    };
  const pageFile = files.find((one) => pageAddress(one) === page);
  if (pageFile !== undefined) return noPageMistake(page, pageFile);
  const file = fileOfRoute(page);
  if (file !== undefined) return noFileMistake("page", page, file);
  // The suggestions exclude files, and pages in folders such as teachings, of which there may be many.
  const pages = routes.filter((route) => /^\/[^/.]*$/.test(route));
  const fallback = `Use one of these: ${pages.join(", ")}. Or remove ${ownFile === "redirects.json" ? "this entry" : "the link"}.`;
  const fix = didYouMean(page, routes, fallback, (name) => `"${name}${target.slice(page.length)}"`);
  return { problem: `There is no page "${page}" on this site.`, fix };
}

/** Why a file does not have a page: because of its status, or because its text is empty. */
function noPageMistake(page: string, { file, data }: ContentFile): Explanation {
  return ["", "published"].includes(ownText(data, "status"))
    ? {
        problem: `There is no page "${page}", because content/${file} does not contain a text.`,
        fix: "Remove the link, or first write a text in that file.",
      }
    : {
        problem: `There is no page "${page}" yet, because content/${file} is not published.`,
        fix: `Remove the link, or first write status: "published" in content/${file}.`,
      };
}

function noFileMistake(kind: "page" | "form", address: string, file: string): Explanation {
  return {
    problem: `There is no ${kind} "${address}" on this site, because content/${file} is missing.`,
    fix: "Remove the link, use another address, or add the missing file.",
  };
}

// A page may link to a scheduled page that is published no later than the linking page.
function unpublishedMistake(
  page: string,
  { file, files, routes, scheduledDates }: RuleContext,
): Explanation | undefined {
  const day = scheduledDates.get(page);
  const ownFile = files.find((one) => one.file === file);
  const ownAddress = ownFile && pageAddress(ownFile);
  const isUnpublished = ownAddress !== undefined && !routes.includes(ownAddress);
  if (day === undefined || isUnpublished || day <= (scheduledDates.get(ownAddress ?? "") ?? ""))
    return undefined;
  return {
    problem: `"${page}" does not exist before ${day}.`,
    fix: "Add the link on that day, or give the linked page a date that is not in the future.",
  };
}

/** Texts must use placeholders for addresses of content/site.json, so that a change applies to every page. */
export const addressesWrittenOut = (text: string, { addresses }: RuleContext): Explanation[] =>
  addresses
    .filter(([, address]) => containsAddress(text, address))
    .map(([placeholder, address]) => ({
      problem: `This text must not contain “${address}”. The address comes from content/site.json.`,
      fix: `Write ${placeholder} instead. The site replaces this placeholder with the address.`,
    }));

// If the text contains a longer address that begins with this address, it is not a match.
function containsAddress(text: string, address: string): boolean {
  if (!text.includes(address)) return false;
  const pattern = address.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}/?])`, "u").test(text);
}

/** A link in a text must have a valid target. */
export const linksInText: Rule = (text, context) =>
  splitLinks(text).flatMap(({ href }) => {
    const target = href === undefined ? undefined : filledText(href, context.facts);
    return (target !== undefined && linkMistake(target, context)) || [];
  });

/** Checks the target of a link whose placeholders are filled: a page, a file, a web or email address, or a number. */
export function linkMistake(href: string, context: RuleContext): Explanation | undefined {
  const target = destinationOf(href, context.site);
  if (/^\/(?!\/)/.test(target)) {
    const [path = ""] = target.split(/[?#]/);
    const page = target.replace(path, normalizeAddress(path)).replace(/\?[^#]*/, "");
    return isPublishedFile(path, context) ? undefined : pageMistake(page, context);
  }
  const wrappedMistake = wrappedLinkMistake(target);
  if (wrappedMistake !== undefined || /^(?:https?:\/\/[^/]|mailto:[^@\s]+@|tel:|sms:)/i.test(target))
    return wrappedMistake;
  const fallback =
    "Write a web address (https://…), the address of a page of this site (/contact), a file in content/files (/files/NAME.pdf), an email address (mailto:…) or a telephone number (tel:+15550100).";
  const sitePath = `/${target.replace(/^[./]+/, "")}`;
  const fix = isPublishedFile(sitePath, context)
    ? `Write "${sitePath}".`
    : didYouMean(sitePath, context.routes, fallback, (name) => `"${name}"`);
  return { problem: `"${target}" is not a valid link.`, fix };
}

/** A web address must be a parsable URL, have a domain with a dot, and include none of the surrounding punctuation. */
export const realWebAddress: Rule = (address, _context, field) => {
  const wrappedMistake = wrappedLinkMistake(address);
  const isReadByBrowsers =
    URL.canParse(address) && /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(new URL(address).hostname);
  if (wrappedMistake !== undefined || (isReadByBrowsers && !sentencePunctuation.test(address)))
    return wrappedMistake;
  const fix =
    "Copy the address from the browser's address bar. Write only one address, without commas, full stops or quotation marks around the address. The address must have a domain, such as ministry.example.";
  return { problem: `"${address}" is not a valid web address.`, fix: `${fix} ${hintOf(field)}` };
};

// A browser would treat each of these as part of the path and request a page that does not exist.
const sentencePunctuation = /["“”„‘’«»<>]|[,;|]https?:.*|[.,;']$/u;

/**
 * Finds links that a mail filter or a search engine has wrapped. They can reveal who received the mail, and they stop
 * working after some time.
 */
function wrappedLinkMistake(address: string): Explanation | undefined {
  if (!URL.canParse(address)) return undefined;
  const { host, pathname } = new URL(address);
  if (!wrappers.test(host + pathname)) return undefined;
  return {
    problem: `"${address}" is a link from a mail filter or a search engine. Such a link may stop working, or reveal who received the mail.`,
    fix: "Open the link, and copy the address that the browser shows.",
  };
}

// Microsoft, Proofpoint, Barracuda, Mimecast, Cisco, Google, Bing, Facebook, Instagram, LinkedIn, YouTube, Slack.
const wrappers =
  /safelinks\.protection\.outlook\.com\/|^urldefense\.(?:proofpoint\.)?(?:com|us)\/|^linkprotect\.cudasvc\.com\/url|\.mimecast(?:protect)?\.com\/s\/|^secure-web\.cisco\.com\/|^(?:www\.)?google\.[a-z.]+\/url|^(?:www\.)?bing\.com\/ck\/|^lm?\.facebook\.com\/l\.php|^l\.instagram\.com\/|^(?:www\.)?linkedin\.com\/(?:redir|safety\/go)|^(?:www\.)?youtube\.com\/redirect|^slack-redir\.net\/link/;
