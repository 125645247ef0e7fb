import type { Element } from "hast";
import { toString } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { describesNothing } from "../file-names";
import { assetPaths, decodePath, isPublishedFile } from "../assets";
import { shortenQuote, type LineMistake } from "../messages";
import { linkMistake } from "./links";
import { missingPicture } from "./pictures";
import { didYouMean } from "../near-names";
import { type RuleContext } from "./rule";
import { removed, schema } from "../text/allowed-html";
import { componentNamed, components, exampleOf } from "../text/components";
import { playedBy, sourceOf } from "../text/conversions";
import { setOutline } from "../text/outline";
import type { ParsedText } from "../text/parse";
import { attributeOf } from "../text/tree";

/** Notes a mistake at the line of its element. */
type Say = (about: string, problem: string, fix: string) => void;

/** Finds the mistakes in the elements of a text: its links, pictures, components and other tags. */
export function elementMistakes({ html, source }: ParsedText, context: RuleContext): LineMistake[] {
  const ids = new Set<string>();
  const outlined = structuredClone(html);
  setOutline(outlined);
  visit(outlined, "element", (node) => {
    const id = attributeOf(node, "id");
    if (id !== undefined && schema.tagNames?.includes(node.tagName)) ids.add(id);
  });
  const mistakes: LineMistake[] = [];
  visit(html, "element", (node) => {
    const { line = 1, offset = 0 } = node.position?.start ?? {};
    const say: Say = (about, problem, fix) => void mistakes.push({ line, about, problem, fix });
    const [, written = ""] = /^<([a-z][\w:.-]*)/i.exec(source.slice(offset, offset + 40)) ?? [];
    const name = written.toLowerCase() === node.tagName ? written : "";
    checkTag(node, name, say);
    if (name !== "") checkComponent(node, name, source, context, say);
    checkPicture(node, context, say);
    checkLink(node, ids, context, say);
    return removed.includes(node.tagName) ? SKIP : undefined;
  });
  return mistakes;
}

/** Removed elements that are not reported, because they do not contain text. */
const removedSilently = ["script", "style", "link", "meta", "base", "param", "title", "template", "track"];

/** HTML names in capital letters are not components. */
const isMixed = /^[A-Z]+[a-z]/;

function checkTag(node: Element, name: string, say: Say): void {
  const { tagName } = node;
  const about = `<${name}>`;
  const isLost = tagName === "iframe" ? playedBy(node) === undefined : removed.includes(tagName);
  if (name !== "" && isLost && !removedSilently.includes(tagName)) {
    const fix =
      "Remove it and its end tag. If its content is on another site, link to that page: [words](https://…). If it is a drawing, save it as a picture.";
    say(about, `${about} cannot be published.`, fix);
  } else if (isMixed.test(name) && !schema.tagNames?.includes(tagName)) {
    const names = components.map((one) => one.name);
    const otherwise = `The components are ${names.join(", ")}. Remove this tag and its end tag, and keep the text between them.`;
    const fix = didYouMean(name, names, otherwise, (near) => `<${near}>`);
    say(about, `There is no component ${about} on this site.`, fix);
  }
}

/** A component must have its required attributes and text, with values that a page can show. */
function checkComponent(
  node: Element,
  written: string,
  source: string,
  context: RuleContext,
  say: Say,
): void {
  const component = componentNamed(node.tagName);
  if (component === undefined || isPlainHtml(node)) return;
  const { name, attributes, words } = component;
  const about = `<${name}>`;
  const valueOf = (attribute: string): string =>
    (name === "Audio" && attribute === "src" ? sourceOf(node) : attributeOf(node, attribute)) ?? "";
  if (name === "Video" && attributeOf(node, "href") === undefined) {
    const src = shortenQuote(sourceOf(node));
    say(src, `${src} is a video, which pages cannot play.`, videoFix);
    return;
  }
  // Alternative texts are checked with the pictures.
  for (const [attribute, { isRequired }] of Object.entries(attributes))
    if (isRequired && attribute !== "alt" && valueOf(attribute).trim() === "")
      say(about, `${about} needs the attribute ${attribute}.`, `Write ${exampleOf(component)}.`);
  const unknown = Object.keys(node.properties ?? {}).find((attribute) => !(attribute in attributes));
  const unquoted = unknown === undefined ? undefined : unquotedIn(node, source);
  if (unquoted !== undefined)
    say(
      about,
      `The value of ${unquoted.attribute} in ${about} needs quotation marks.`,
      `Write ${unquoted.attribute}="${unquoted.value}".`,
    );
  else if (written === name && unknown !== undefined)
    say(
      about,
      `${about} does not have the attribute ${unknown}.`,
      `Use ${Object.keys(attributes).join(", ")}.`,
    );
  const content = words === "none" ? "" : toString(node);
  if (words !== "none" && content.trim() === "" && (words === "required" || valueOf("label").trim() === "")) {
    const fix = `Write ${exampleOf(component)}. If there are several lines of text, put each tag on a line of its own.`;
    say(about, `${about} does not contain any text.`, fix);
  }
  const target = valueOf(name === "Audio" ? "src" : "href");
  const shown = shortenQuote(target);
  if (name === "Video" && !/^(?:(?:https?:)?\/\/[^/]|$)/.test(target))
    say(shown, `<Video> links to "${shown}", which is not a web address.`, videoFix);
  const isFile = name === "Audio" || name === "Download";
  if (isFile && target !== "" && !isPublishedFile(target, context)) {
    const isElsewhere = /^[a-z][a-z\d+.-]*:|^\/\//i.test(target);
    const fix =
      "Put the file into content/files and write ../files/ and its name, or write a link: [words](https://…).";
    say(shown, isElsewhere ? `The file ${shown} is on another site.` : `There is no file ${shown}.`, fix);
  }
}

/** An attribute with several words but without quotation marks. HTML reads the second word as another attribute. */
function unquotedIn(node: Element, source: string): { attribute: string; value: string } | undefined {
  const [tag = ""] = /^<[^>]*/.exec(source.slice(node.position?.start.offset)) ?? [];
  const [, attribute, value] =
    /\s([\w-]+)\s*=\s*([^\s"'“”„=]+(?:\s+[^\s"'=]+(?![^\s=]*\s*=))+)/.exec(tag) ?? [];
  return attribute === undefined || value === undefined ? undefined : { attribute, value };
}

// HTML has elements with the same names, but without these attributes. Players of other sites become links.
function isPlainHtml(node: Element): boolean {
  if (node.tagName === "figure") return attributeOf(node, "src") === undefined;
  if (node.tagName === "video" || node.tagName === "audio")
    return playedBy(node) !== undefined && attributeOf(node, "href") === undefined;
  return node.tagName === "button" && attributeOf(node, "href") === undefined;
}

const videoFix = 'Upload it to a video site, and write <Video href="https://…" title="…" />.';

/** A picture must be a file in content/ that pages can show, and have an alternative text. */
function checkPicture(node: Element, context: RuleContext, say: Say): void {
  const isOwn = node.tagName === "img" || node.tagName === "figure";
  if (!isOwn && !/^(?:video|iframe)$/.test(node.tagName)) return;
  const path = attributeOf(node, isOwn ? "src" : "picture");
  if (path === undefined) {
    const fix = "Write ![What it shows.](../pictures/NAME.jpg), or remove it.";
    if (node.tagName === "img") say("a picture", "has a picture without a file.", fix);
    return;
  }
  const about = shortenQuote(decodePath(path));
  checkPicturePath(path, about, context, say);
  // In a draft, they may be missing.
  const alt = (attributeOf(node, "alt") ?? "").trim();
  if (isOwn && !context.isDraft && describesNothing(alt, decodePath(path)))
    say(
      about,
      `The picture ${about} needs an alternative text.${alt === "" ? "" : ` “${shortenQuote(alt)}” does not describe it.`}`,
      'Describe it for people who cannot see it, such as ![People pray in a hall.](NAME.jpg) or alt="People pray in a hall."',
    );
}

function checkPicturePath(path: string, about: string, context: RuleContext, say: Say): void {
  const [, where, advice] = elsewhere.find(([pattern]) => pattern.test(path)) ?? [];
  if (where !== undefined && advice !== undefined) {
    say(about, `The picture ${about} ${where}.`, advice);
    return;
  }
  const mistake = missingPicture(about, assetPaths(path, context.file), context);
  if (mistake !== undefined) say(about, mistake.problem, mistake.fix);
}

const saveIt =
  "If you may use it, save it in content/pictures and write ![What it shows.](../pictures/NAME.jpg).";

/** Addresses that are not pictures in content/: the problem and the fix. */
const elsewhere: readonly (readonly [address: RegExp, where: string, fix: string])[] = [
  [
    /\.(?:mp3|m4a|aac|ogg|opus|wav|flac|mp4|m4v|mov|webm)(?:[?#].*)?$/i,
    "is a recording",
    'Write <Audio src="../files/NAME.mp3" title="…" /> for a file of content/files, or a link: [words](https://…).',
  ],
  [/^data:/i, "is embedded in the text as code", saveIt],
  [/^file:|^[a-z]:\\/i, "is on somebody’s computer, not on this site", saveIt],
  [/^(?:https?|ftp):|^\/\//i, "is on another site", saveIt],
];

/** A link must have a target in its text, or a target that is valid in a field. */
function checkLink(node: Element, ids: ReadonlySet<string>, context: RuleContext, say: Say): void {
  const written = /^(?:a|button)$/.test(node.tagName) ? attributeOf(node, "href") : undefined;
  const isOfFootnotes = /(?:^|-)fn(?:ref)?-/.test(written ?? "") && "ariaLabel" in (node.properties ?? {});
  if (written === undefined || isOfFootnotes || attributeOf(node, "dataFootnoteRef") !== undefined) return;
  const href = decodePath(written);
  const about = `"${shortenQuote(href)}"`;
  if (href === "")
    say(
      "a link",
      "has a link without an address.",
      "Write the address in the round brackets, such as [our events](/events), or remove the link.",
    );
  // Unknown facts are reported by their own rule.
  else if (/\{[\w.]+\}/.test(href) || href === "#" || ids.has(href.slice(1))) return;
  else if (/^(?:file:.*|[a-z]:\\.*|)#?_(?:ftn|edn)(?:ref)?\d*$/i.test(href))
    say(
      "Word’s footnotes",
      "has footnotes from Word, which link to a file on somebody’s computer.",
      "Write [^1] instead of each number, and its note on a line of its own at the end: [^1]: The note.",
    );
  else if (href.startsWith("#")) {
    const places = Array.from(ids, (id) => `#${id}`).slice(0, 12);
    const fix =
      places.length === 0
        ? "Remove the link. The text does not have headings to link to."
        : `Use one of these: ${places.join(", ")}.`;
    say(about, `There is no heading ${about} in this text.`, fix);
  } else if (/^file:|^[a-z]:\\/i.test(href))
    say(
      about,
      `${about} is a file on somebody’s computer.`,
      'Put the file into content/files and write <Download href="../files/NAME.pdf">words</Download>, or remove the link.',
    );
  else {
    const mistake = linkMistake(href, context);
    if (mistake !== undefined) say(about, mistake.problem, mistake.fix);
  }
}
