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
import { removedElements, schema } from "../text/allowed-html";
import { componentNamed, components, exampleOf } from "../text/components";
import { findMedia, sourceOf } from "../text/conversions";
import { setOutline } from "../text/outline";
import type { ParsedText } from "../text/parse";
import { attributeOf } from "../text/tree";

/** Reports a mistake at the line of its element. */
type Report = (quote: string, problem: string, fix: string) => void;

/** Finds the mistakes in the elements of a text: its links, pictures, components and other tags. */
export function elementMistakes({ html, source }: ParsedText, context: RuleContext): LineMistake[] {
  const ids = new Set<string>();
  const outlinedHtml = structuredClone(html);
  setOutline(outlinedHtml);
  visit(outlinedHtml, "element", (node) => {
    const id = attributeOf(node, "id");
    if (id !== undefined && schema.tagNames?.includes(node.tagName)) ids.add(id);
  });
  const mistakes: LineMistake[] = [];
  visit(html, "element", (node) => {
    const { line = 1, offset = 0 } = node.position?.start ?? {};
    const report: Report = (quote, problem, fix) => void mistakes.push({ line, quote, problem, fix });
    const [, writtenName = ""] = /^<([a-z][\w:.-]*)/i.exec(source.slice(offset, offset + 40)) ?? [];
    const name = writtenName.toLowerCase() === node.tagName ? writtenName : "";
    checkTag(node, name, report);
    if (name !== "") checkComponent(node, name, source, context, report);
    checkPicture(node, context, report);
    checkLink(node, ids, context, report);
    return removedElements.includes(node.tagName) ? SKIP : undefined;
  });
  return mistakes;
}

/** Removed elements that are not reported, because they do not contain text. */
const unreportedElements = ["script", "style", "link", "meta", "base", "param", "title", "template", "track"];

/** HTML names in capital letters are not components. */
const mixedCaseName = /^[A-Z]+[a-z]/;

function checkTag(node: Element, name: string, report: Report): void {
  const { tagName } = node;
  const quote = `<${name}>`;
  const isLost = tagName === "iframe" ? findMedia(node) === undefined : removedElements.includes(tagName);
  if (name !== "" && isLost && !unreportedElements.includes(tagName)) {
    const fix =
      "Remove this tag, and its end tag if there is one. To show content of another site, write a link: [our video](https://…). To show a drawing, save the drawing as a picture.";
    report(quote, `${quote} cannot be published.`, fix);
  } else if (mixedCaseName.test(name) && !schema.tagNames?.includes(tagName)) {
    const names = components.map((one) => one.name);
    const fallback = `Use one of these: ${names.join(", ")}. Or remove this tag and its end tag, and keep the text between the tags.`;
    const fix = didYouMean(name, names, fallback, (nearName) => `<${nearName}>`);
    report(quote, `There is no component ${quote} on this site.`, fix);
  }
}

/** A component must have its required attributes and text, with values that a page can show. */
function checkComponent(
  node: Element,
  writtenName: string,
  source: string,
  context: RuleContext,
  report: Report,
): void {
  const component = componentNamed(node.tagName);
  if (component === undefined || isPlainHtml(node, writtenName)) return;
  const { name, attributes, content: requiredContent } = component;
  const quote = `<${name}>`;
  const valueOf = (attribute: string): string =>
    (name === "Audio" && attribute === "src" ? sourceOf(node) : attributeOf(node, attribute)) ?? "";
  const src = shortenQuote(sourceOf(node));
  if (name === "Video" && src !== "" && attributeOf(node, "href") === undefined) {
    report(src, `${src} is a video, which pages cannot play.`, videoFix);
    return;
  }
  // Alternative texts are checked with the pictures.
  for (const [attribute, { isRequired }] of Object.entries(attributes))
    if (isRequired && attribute !== "alt" && valueOf(attribute).trim() === "")
      report(quote, `${quote} needs ${attribute}="…".`, `Write ${exampleOf(component)}.`);
  const unknownAttribute = Object.keys(node.properties ?? {}).find((attribute) => !(attribute in attributes));
  const unquotedAttribute = unknownAttribute === undefined ? undefined : findUnquotedAttribute(node, source);
  if (unquotedAttribute !== undefined)
    report(
      quote,
      `The value of “${unquotedAttribute.attribute}” in ${quote} needs quotation marks.`,
      `Write ${unquotedAttribute.attribute}="${unquotedAttribute.value}".`,
    );
  else if (writtenName === name && unknownAttribute !== undefined) {
    const attribute = writtenAttribute(unknownAttribute, node, source);
    const fix = `Correct or remove “${attribute}”. The attributes of ${quote} are: ${Object.keys(attributes).join(", ")}.`;
    report(quote, `${quote} cannot have the attribute “${attribute}”.`, fix);
  }
  const content = requiredContent === "none" ? "" : toString(node);
  if (
    requiredContent !== "none" &&
    content.trim() === "" &&
    (requiredContent === "required" || valueOf("label").trim() === "")
  ) {
    const fix = `Write ${exampleOf(component)}. If there are several lines of text, put each tag on a line of its own.`;
    report(quote, `${quote} does not contain any text.`, fix);
  }
  const target = valueOf(name === "Audio" ? "src" : "href");
  const shownTarget = shortenQuote(target);
  if (name === "Video" && !/^(?:(?:https?:)?\/\/[^/]|$)/.test(target))
    report(shownTarget, `<Video> links to "${shownTarget}", which is not a web address.`, videoFix);
  const isFile = name === "Audio" || name === "Download";
  if (isFile && target !== "" && !isPublishedFile(target, context)) {
    const isElsewhere = /^[a-z][a-z\d+.-]*:|^\/\//i.test(target);
    const fix =
      "Put the file into content/files and write ../files/NAME as the address. If the file must stay on another site, write a link instead: [our recording](https://…).";
    report(
      shownTarget,
      isElsewhere
        ? `${quote} can only use a file in content/files, not ${shownTarget}.`
        : `There is no file ${shownTarget}.`,
      fix,
    );
  }
}

function startTagOf(node: Element, source: string): string {
  return /^<[^>]*/.exec(source.slice(node.position?.start.offset))?.[0] ?? "";
}

/** The name of an attribute as written, such as class for the property className. */
function writtenAttribute(property: string, node: Element, source: string): string {
  const names = Array.from(startTagOf(node, source).matchAll(/\s([a-z][\w:-]*)/gi), ([, name = ""]) => name);
  const plainName = property.replace("className", "class").toLowerCase();
  return names.find((name) => name.replace(/[-:]/g, "").toLowerCase() === plainName) ?? property;
}

/** An attribute with several words but without quotation marks. HTML reads the second word as another attribute. */
function findUnquotedAttribute(
  node: Element,
  source: string,
): { attribute: string; value: string } | undefined {
  const [, attribute, value] =
    /\s([\w-]+)\s*=\s*([^\s"'“”„=]+(?:\s+[^\s"'=]+(?![^\s=]*\s*=))+)/.exec(startTagOf(node, source)) ?? [];
  return attribute === undefined || value === undefined ? undefined : { attribute, value };
}

// HTML also has figure, video, audio and button, but without our attributes. Players of other sites become links.
function isPlainHtml(node: Element, writtenName: string): boolean {
  if (node.tagName === "figure") return writtenName !== "Figure" && attributeOf(node, "src") === undefined;
  if (node.tagName === "video" || node.tagName === "audio")
    return findMedia(node) !== undefined && attributeOf(node, "href") === undefined;
  return node.tagName === "button" && attributeOf(node, "href") === undefined;
}

const videoFix = 'Upload the video to a video site, and write <Video href="https://…" title="…" />.';

/** A picture must be a file in content/ that pages can show, and have an alternative text. */
function checkPicture(node: Element, context: RuleContext, report: Report): void {
  const isPicture = node.tagName === "img" || node.tagName === "figure";
  if (!isPicture && !/^(?:video|iframe)$/.test(node.tagName)) return;
  const path = attributeOf(node, isPicture ? "src" : "picture");
  if (path === undefined || path.trim() === "") {
    const fix = "Write ![People pray in a hall.](../pictures/NAME.jpg), or remove the picture.";
    if (node.tagName === "img") report("a picture", "has a picture without a file.", fix);
    return;
  }
  const quote = shortenQuote(decodePath(path));
  checkPicturePath(path, quote, context, report);
  // In a draft, alternative texts may be missing.
  const alt = (attributeOf(node, "alt") ?? "").trim();
  if (isPicture && !context.isDraft && describesNothing(alt, decodePath(path)))
    report(
      quote,
      `The picture ${quote} needs an alternative text.${alt === "" ? "" : ` “${shortenQuote(alt)}” does not describe the picture.`}`,
      'Describe the picture for people who cannot see it, such as ![People pray in a hall.](NAME.jpg) or alt="People pray in a hall."',
    );
}

function checkPicturePath(path: string, quote: string, context: RuleContext, report: Report): void {
  const [, problem, advice] = unsuitableAddresses.find(([pattern]) => pattern.test(path)) ?? [];
  if (problem !== undefined && advice !== undefined) {
    report(quote, `The picture ${quote} ${problem}.`, advice);
    return;
  }
  const mistake = missingPicture(quote, assetPaths(path, context.file), context);
  if (mistake !== undefined) report(quote, mistake.problem, mistake.fix);
}

const saveFix =
  "If you may use the picture, save it in content/pictures, and write ../pictures/NAME.jpg instead of this address. Otherwise, remove the picture.";

/** Addresses that are not pictures in content/: the problem and the fix. */
const unsuitableAddresses: readonly (readonly [address: RegExp, problem: string, fix: string])[] = [
  [
    /\.(?:mp3|m4a|aac|ogg|opus|wav|flac|mp4|m4v|mov|webm)(?:[?#].*)?$/i,
    "is a sound or video file",
    'For a sound file in content/files, write <Audio src="../files/NAME.mp3" title="…" />. For any other file, write a link: [our video](https://…).',
  ],
  [/^data:/i, "is embedded in the text as code", saveFix],
  [/^file:|^[a-z]:\\/i, "is on somebody’s computer, not on this site", saveFix],
  [/^(?:https?|ftp):|^\/\//i, "is on another site", saveFix],
];

/** The target of a link must be a heading of the same text, or a target that a link field accepts. */
function checkLink(node: Element, ids: ReadonlySet<string>, context: RuleContext, report: Report): void {
  const rawHref = /^(?:a|button)$/.test(node.tagName) ? attributeOf(node, "href") : undefined;
  const isOfFootnotes = /(?:^|-)fn(?:ref)?-/.test(rawHref ?? "") && "ariaLabel" in (node.properties ?? {});
  if (rawHref === undefined || isOfFootnotes || attributeOf(node, "dataFootnoteRef") !== undefined) return;
  const href = decodePath(rawHref);
  const quote = `"${shortenQuote(href)}"`;
  if (href === "")
    report(
      "a link",
      "has a link without an address.",
      'Write the address, as in [our events](/events) or href="/events", or remove the link.',
    );
  // Unknown facts are reported by their own rule.
  else if (/\{[\w.]+\}/.test(href) || href === "#" || ids.has(href.slice(1))) return;
  else if (/^(?:file:.*|[a-z]:\\.*|)#?_(?:ftn|edn)(?:ref)?\d*$/i.test(href))
    report(
      "Word’s footnotes",
      "has footnotes from Word, whose links do not work on this site.",
      "Write [^1], [^2] and so on instead of the numbers. Put each note on its own line at the end, such as [^1]: The note.",
    );
  else if (href.startsWith("#")) {
    const fragments = Array.from(ids, (id) => `#${id}`).slice(0, 12);
    const fix =
      fragments.length === 0
        ? "Remove the link. The text does not have headings to link to."
        : `Use one of these: ${fragments.join(", ")}.`;
    report(quote, `There is no heading ${quote} in this text.`, fix);
  } else if (/^file:|^[a-z]:\\/i.test(href))
    report(
      quote,
      `${quote} is a file on somebody’s computer.`,
      'Put the file into content/files and write <Download href="../files/NAME.pdf">Study sheet</Download>, or remove the link.',
    );
  else {
    const mistake = linkMistake(href, context);
    if (mistake !== undefined) report(quote, mistake.problem, mistake.fix);
  }
}
