import type { Element } from "hast";
import { toString } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { isPublishedFile, assetPaths } from "../assets";
import type { Message } from "../messages";
import { linkMistakes } from "../rules/links";
import { isEncodable, isHeic, isPicture, unshown } from "../rules/pictures";
import { nearest } from "../rules/rule";
import { removed, schema } from "./allowed-html";
import { componentNamed, components, exampleOf, type Component } from "./components";
import { playedBy, sourceOf } from "./conversions";
import { setOutline } from "./outline";
import type { ParsedText } from "./parse";
import { readable, shortened, type LineMistake, type TextMistake, type TextPlace } from "./text-mistake";
import { attributeOf } from "./tree";

/** Finds the mistakes in the elements of a text: its links, pictures, components and other tags. */
export function elementMistakes({ html, source }: ParsedText, place: TextPlace): LineMistake[] {
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
    const [, written = ""] = /^<([a-z][\w:.-]*)/i.exec(source.slice(offset, offset + 40)) ?? [];
    const name = written.toLowerCase() === node.tagName ? written : "";
    const found = [...tag(node, name), ...component(node, name, place), ...pictureMistakes(node, place)];
    const href = /^(?:a|button)$/.test(node.tagName) ? attributeOf(node, "href") : undefined;
    const isOfFootnotes = /(?:^|-)fn(?:ref)?-/.test(href ?? "") && "ariaLabel" in (node.properties ?? {});
    const isReference = attributeOf(node, "dataFootnoteRef") !== undefined;
    const link =
      href === undefined || isOfFootnotes || isReference
        ? undefined
        : linkMistake(readable(href), ids, place);
    mistakes.push(...[...found, ...(link ? [link] : [])].map((mistake) => ({ line, ...mistake })));
    return removed.includes(node.tagName) ? SKIP : undefined;
  });
  return mistakes;
}

/** Removed elements whose loss nobody notices. */
const unheard = ["style", "link", "meta", "base", "param", "title", "template", "track"];

/** Other names of HTML in capital letters are no components. */
const isMixed = /^[A-Z]+[a-z]/;

function tag(node: Element, name: string): TextMistake[] {
  const { tagName } = node;
  const about = `<${name}>`;
  const isLost = tagName === "iframe" ? playedBy(node) === undefined : removed.includes(tagName);
  if (name !== "" && isLost && !unheard.includes(tagName))
    return [
      {
        about,
        problem: `${about} cannot be published.`,
        fix: "Take it away, with its end. Write a link to a page that has it, as in [words](https://…); save a drawing as a picture.",
        // Much that is copied from a page brings scripts along.
        isNote: tagName === "script",
      },
    ];
  if (!isMixed.test(name) || schema.tagNames?.includes(tagName)) return [];
  const names = components.map((one) => one.name);
  const near = nearest(name, names);
  return [
    {
      about,
      problem: `${about} is no component of this site.`,
      fix:
        near === undefined
          ? `A text may have ${names.join(", ")}. Take any other away, and leave its words.`
          : `Did you mean <${near}>?`,
    },
  ];
}

/** A component must have its required attributes and words, with values that a page can show. */
function component(node: Element, written: string, place: TextPlace): TextMistake[] {
  const known = componentNamed(node.tagName);
  if (known === undefined || written === "" || isPlainHtml(node)) return [];
  const { name, attributes, words } = known;
  const about = `<${name}>`;
  const src = sourceOf(node);
  if (name === "Video" && attributeOf(node, "href") === undefined)
    return [
      { about: shortened(src), problem: `${shortened(src)} is a video that no page plays.`, fix: videoFix },
    ];
  const valueOf = (attribute: string): string =>
    name === "Audio" && attribute === "src" ? src : (attributeOf(node, attribute) ?? "");
  const found: TextMistake[] = [];
  const say = (problem: string, fix: string): void =>
    void found.push({ about, problem: `${about} ${problem}`, fix });
  // Alternative texts are checked with the pictures.
  for (const [attribute, { isRequired }] of Object.entries(attributes))
    if (isRequired && attribute !== "alt" && valueOf(attribute).trim() === "")
      say(`has no ${attribute}.`, `Write ${exampleOf(known)}.`);
  const unknown = Object.keys(node.properties ?? {}).filter((attribute) => !(attribute in attributes));
  if (written === name && unknown[0] !== undefined)
    say(`knows no ${unknown[0]}.`, `It takes ${Object.keys(attributes).join(", ")}.`);
  const content = toString(node);
  const isLabelled = words === "label" && valueOf("label").trim() !== "";
  if (words !== "none" && content.trim() === "" && !isLabelled)
    say(
      "has no words.",
      `Write ${exampleOf(known)}, each tag on a line of its own where there are several lines.`,
    );
  if (words !== "none" && markdownSigns.test(content))
    say(
      "has Markdown that would be shown with its signs.",
      `Leave a line empty behind ${about} and before </${name}>.`,
    );
  return [...found, ...wrongTarget(known, valueOf, place)];
}

// HTML has elements with the same names, but without these attributes. What plays on another site becomes a link.
function isPlainHtml(node: Element): boolean {
  if (node.tagName === "figure") return attributeOf(node, "src") === undefined;
  if (node.tagName === "video" || node.tagName === "audio")
    return playedBy(node) !== undefined && attributeOf(node, "href") === undefined;
  return node.tagName === "button" && attributeOf(node, "href") === undefined;
}

const videoFix = 'Put it on a site for videos, and write <Video href="https://…" title="…" />.';

const markdownSigns =
  /(?<!\w)(\*\*?|__?)(?=\S)[^*_\n]*[^\s*_]\1(?!\w)|\[[^\]\n]+\]\([^)\s]*\)|^\s*(?:#{1,6}|[-*+]|\d{1,2}\.) \S/m;

function wrongTarget(
  { name }: Component,
  valueOf: (attribute: string) => string,
  place: TextPlace,
): TextMistake[] {
  const target = valueOf(name === "Audio" ? "src" : "href");
  const about = shortened(target);
  if (target === "") return [];
  if (name === "Video" && !/^(?:https?:)?\/\/[^/]/.test(target))
    return [
      { about, problem: `<Video> leads to "${about}", which is no address on the web.`, fix: videoFix },
    ];
  if ((name !== "Audio" && name !== "Download") || isPublishedFile(target, place)) return [];
  const isElsewhere = /^[a-z][a-z\d+.-]*:|^\/\//i.test(target);
  return [
    {
      about,
      problem: isElsewhere ? `the file ${about} is on another site.` : `there is no file ${about}.`,
      fix: "Put the file into content/files and write ../files/ and its name, or write a link: [words](https://…).",
    },
  ];
}

/** A picture must be a file in content/ that pages can show, and have an alternative text. */
function pictureMistakes(node: Element, place: TextPlace): TextMistake[] {
  const isOwn = node.tagName === "img" || node.tagName === "figure";
  if (!isOwn && !/^(?:video|iframe)$/.test(node.tagName)) return [];
  const path = attributeOf(node, isOwn ? "src" : "picture");
  if (path === undefined) return node.tagName === "img" ? [withoutFile] : [];
  const about = shortened(readable(path));
  const unusable = unusablePicture(path, about, place);
  const isSilent = isOwn && (attributeOf(node, "alt") ?? "").trim() === "";
  return [
    ...(unusable === undefined ? [] : [{ about, ...unusable }]),
    ...(isSilent ? [withoutWords(about, place.isDraft)] : []),
  ];
}

function unusablePicture(path: string, about: string, { file, paths }: TextPlace): Message | undefined {
  const where = elsewhere.find(([pattern]) => pattern.test(path));
  if (where !== undefined) return { problem: `the picture ${about} ${where[1]}.`, fix: where[2] };
  const candidates = assetPaths(path, file);
  const [inContent = "pictures"] = candidates;
  if (candidates.some((one) => paths.includes(one)))
    return isEncodable(inContent) || isHeic(inContent) ? undefined : unshown(about);
  const pictures = paths.filter(isPicture);
  const base = (one: string): string => one.replace(/^.*\//, "").toLowerCase();
  const near = pictures.find((one) => base(one) === base(inContent)) ?? nearest(inContent, pictures);
  const fix =
    near === undefined
      ? "Put it into content/pictures and write ../pictures/ and its name."
      : `Did you mean ../${near}?`;
  return { problem: `there is no picture ${about}.`, fix };
}

// A draft from elsewhere often has none: nobody reads it before it is published, so it stops nothing until then.
function withoutWords(about: string, isDraft = false): TextMistake {
  return {
    about,
    problem: `the picture ${about} has no words for those who cannot see it.`,
    fix: 'Say what it shows, as in ![People pray in a hall.](NAME.jpg) or alt="People pray in a hall."',
    isNote: isDraft,
  };
}

const withoutFile: TextMistake = {
  about: "a picture",
  problem: "has a picture that names no file.",
  fix: "Write ![What it shows.](../pictures/NAME.jpg), or take it away.",
};

const saveIt =
  "Save it as a file in content/pictures, if you may use it, and write ![What it shows.](../pictures/NAME.jpg).";

/** Addresses that are no picture in content/: what they are, and what to write. */
const elsewhere: readonly (readonly [address: RegExp, where: string, fix: string])[] = [
  [
    /\.(?:mp3|m4a|aac|ogg|opus|wav|flac|mp4|m4v|mov|webm)(?:[?#].*)?$/i,
    "is a recording",
    'Write <Audio src="../files/NAME.mp3" title="…" /> for a file of content/files, or a link: [words](https://…).',
  ],
  [/^data:/i, "stands in the text itself as code", saveIt],
  [/^file:|^[a-z]:\\/i, "is on somebody’s computer", saveIt],
  [/^(?:https?|ftp):|^\/\//i, "is on another site", saveIt],
];

/**
 * Checks where a link leads: a place in its text, or whatever a link in a field may lead to.
 * @param href the address with its placeholders filled
 * @param ids the places in its text
 * @returns undefined if the link is good
 */
function linkMistake(href: string, ids: ReadonlySet<string>, place: TextPlace): TextMistake | undefined {
  if (href === "") return withoutAddress;
  // Unknown facts are reported by their own rule.
  if (/\{[\w.]+\}/.test(href)) return undefined;
  if (/^(?:file:.*|[a-z]:\\.*|)#?_(?:ftn|edn)(?:ref)?\d*$/i.test(href) && !ids.has(href.slice(1)))
    return wordFootnote;
  const about = `"${shortened(href)}"`;
  if (href.startsWith("#"))
    return href === "#" || ids.has(href.slice(1)) ? undefined : { about, ...noPlace(about, ids) };
  if (/^file:|^[a-z]:\\/i.test(href)) return { about, ...onAComputer(about) };
  const [mistake] = linkMistakes(href, place);
  return mistake && { about, ...mistake };
}

const wordFootnote = {
  about: "Word’s footnotes",
  problem: "has footnotes as Word writes them, which lead to a file on somebody’s computer.",
  fix: "Write [^1] in the place of each number, and its note on a line of its own at the end: [^1]: The note.",
};

const withoutAddress = {
  about: "a link",
  problem: "has a link without an address.",
  fix: "Write the address between the round brackets, as in [our events](/events), or take the link away.",
};

function onAComputer(about: string) {
  return {
    problem: `${about} leads to a file on somebody’s computer.`,
    fix: 'Put the file into content/files and write <Download href="../files/NAME.pdf">words</Download>, or take the link away.',
  };
}

function noPlace(about: string, ids: ReadonlySet<string>) {
  const places = Array.from(ids, (id) => `#${id}`).slice(0, 12);
  return {
    problem: `${about} is no place in this text.`,
    fix:
      places.length === 0
        ? "Take the link away: the text has no headings to lead to."
        : `Write one of these: ${places.join(", ")}.`,
  };
}
