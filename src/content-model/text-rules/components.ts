import { isPublishedFile } from "../asset-paths";
import { nearest } from "../checks/nearest";
import { componentNamed, exampleOf, type Component } from "../markdown/components";
import { embeddedIn, sourceOf } from "../markdown/embeds";
import { wordsOf, type HtmlNode } from "../markdown/tree";
import { shortened, type Remark, type TextPlace, type TextRule } from "./remark";
import { tagsIn } from "./tags";

/** A component must have its required attributes and content, with values that a page can display. */
export const componentsOfText: TextRule = (text, place) =>
  tagsIn(text).flatMap(({ node, name, tag, line }) => {
    const component = componentNamed(name);
    const attributes = new Map(attributesIn(tag));
    if (component === undefined || isPlainHtml(name, attributes, node)) return [];
    if (name === "video" && !attributes.has("href")) return [{ line, ...videoFile(sourceOf(node)) }];
    if (name === "audio") attributes.set("src", sourceOf(node));
    const words = wordsOf(node);
    return [
      ...wrongAttributes(component, attributes, name === component.name),
      ...wrongValues(component, attributes, place),
      ...(lacksWords(component, attributes, words) ? [withoutWords(component)] : []),
      ...(component.words !== "none" && markdownSigns.test(words) ? [unreadMarkdown(component)] : []),
    ].map((judgement): Remark => ({ line, ...judgement }));
  });

type Judgement = Omit<Remark, "line">;

type Attributes = ReadonlyMap<string, string>;

// HTML has elements with the same names, but without these attributes. What plays on another site becomes a card.
function isPlainHtml(name: string, attributes: Attributes, node: HtmlNode): boolean {
  if (name === "figure") return !attributes.has("src");
  if (name === "video" || name === "audio") return embeddedIn(node) !== undefined;
  return name === "button" && !attributes.has("href");
}

function videoFile(src: string): Judgement {
  const about = src === "" ? "<video>" : shortened(src);
  return {
    kind: "video file",
    about,
    problem: `${about} is a video that no page plays.`,
    fix: 'Put it on a site for videos, and write <Video href="https://…" title="…" />.',
  };
}

function attributesIn(tag: string): Attributes {
  const written = tag
    .replace(/^<[\w:.-]+/, "")
    .matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g);
  return new Map(
    Array.from(written, ([, name = "", double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? "",
    ]),
  );
}

function wrongAttributes(component: Component, attributes: Attributes, isExact: boolean): Judgement[] {
  const { name, attributes: known } = component;
  const tag = `<${name}>`;
  const missing = Object.entries(known).filter(
    // Alternative texts are checked by their own rule.
    ([attribute, { isRequired }]) =>
      isRequired && attribute !== "alt" && (attributes.get(attribute) ?? "").trim() === "",
  );
  const braced = Array.from(attributes).filter(([, value]) => value.startsWith("{"));
  const unknown =
    braced.length > 0 || !isExact ? [] : Array.from(attributes.keys()).filter((one) => !(one in known));
  return [
    ...missing.map(([attribute]) => ({
      kind: `missing ${name} ${attribute}`,
      about: tag,
      problem: `${tag} has no ${attribute}.`,
      fix: `Write ${exampleOf(component)}.`,
    })),
    ...braced.map(([attribute, value]) => ({
      kind: "braces in an attribute",
      about: `${attribute}=${shortened(value, 30)}`,
      problem: `${tag} has ${attribute}=${shortened(value, 30)}, and braces are no quotation marks here.`,
      fix: `Write ${attribute}="…".`,
    })),
    ...unknown.map((attribute) => {
      const near = nearest(attribute, Object.keys(known));
      return {
        kind: `unknown attribute of ${name}`,
        about: attribute,
        problem: `${tag} knows no ${attribute}.`,
        fix: `${near === undefined ? "" : `Did you mean ${near}? `}It takes ${Object.keys(known).join(", ")}.`,
      };
    }),
  ];
}

function wrongValues({ name }: Component, attributes: Attributes, place: TextPlace): Judgement[] {
  const href = attributes.get("href") ?? "";
  if (name === "Video" && href !== "" && !/^(?:https?:)?\/\/[^/]/.test(href)) return [noVideo(href)];
  const file = name === "Audio" ? (attributes.get("src") ?? "") : name === "Download" ? href : "";
  if (file === "" || file.startsWith("{") || isPublishedFile(file, place)) return [];
  const about = shortened(file);
  const isElsewhere = /^[a-z][a-z\d+.-]*:|^\/\//i.test(file);
  return [
    {
      kind: isElsewhere ? "file elsewhere" : "no file",
      about,
      problem: isElsewhere ? `the file ${about} is on another site.` : `there is no file ${about}.`,
      fix: `Put the file into content/files and write ../files/ and its name${isElsewhere ? `, or write a link: [words](${about})` : ""}.`,
    },
  ];
}

function noVideo(href: string): Judgement {
  const about = `"${shortened(href)}"`;
  return {
    kind: "no video",
    about,
    problem: `<Video> leads to ${about}, which is no address on the web.`,
    fix: "Copy the address of the video’s page from where the browser shows it: https://…",
  };
}

function lacksWords({ words }: Component, attributes: Attributes, written: string): boolean {
  if (words === "none" || written.trim() !== "") return false;
  return words === "required" || (attributes.get("label") ?? "").trim() === "";
}

function withoutWords(component: Component): Judgement {
  const tag = `<${component.name}>`;
  return {
    kind: `no words in ${component.name}`,
    about: tag,
    problem: `${tag} has no words.`,
    fix: `Write ${exampleOf(component)}, each tag on a line of its own where there are several lines.`,
  };
}

const markdownSigns =
  /(?<!\w)(\*\*?|__?)(?=\S)[^*_\n]*[^\s*_]\1(?!\w)|\[[^\]\n]+\]\([^)\s]*\)|^\s*(?:#{1,6}|[-*+]|\d{1,2}\.) \S/m;

function unreadMarkdown({ name }: Component): Judgement {
  return {
    kind: "Markdown in a component",
    about: `<${name}>`,
    problem: `<${name}> has Markdown that would be shown with its signs.`,
    fix: `Leave a line empty behind <${name}> and before </${name}>.`,
  };
}
