import { nearest } from "../checks/nearest";
import { allowedElements, removed, unwrapped } from "../markdown/allowed-html";
import { componentNamed, components } from "../markdown/components";
import { embeddedIn } from "../markdown/embeds";
import { fromDialects } from "../markdown/dialects";
import type { ParsedText } from "../markdown/parse-text";
import { nodesBelow, type HtmlNode } from "../markdown/tree";
import { lineAt, shortened, type Remark, type TextRule } from "./remark";

/** A literal tag of a text. */
interface WrittenTag {
  readonly node: HtmlNode;
  /** The name as written, in its original case. */
  readonly name: string;
  /** The tag from < to >. */
  readonly tag: string;
  readonly line: number;
}

/** The literal tags of a text, in order, excluding those inside removed elements. */
export function tagsIn({ html, source }: ParsedText): WrittenTag[] {
  return Array.from(nodesBelow(html)).flatMap(({ node, around }): WrittenTag[] => {
    const { start } = node.position ?? {};
    const isGone = around.some(({ tagName }) => tagName !== undefined && removed.includes(tagName));
    if (node.type !== "element" || start?.offset === undefined || isGone) return [];
    const found = /^<([a-z][\w:.-]*)(?:"[^"]*"|'[^']*'|[^<>"'])*>?/i.exec(source.slice(start.offset));
    const [tag = "", name = ""] = found ?? [];
    // Markdown autolinks such as <https://…> begin like tags.
    if (found === null || name.toLowerCase() !== node.tagName) return [];
    return [{ node, name, tag, line: start.line }];
  });
}

/** Elements that the site removes from a text, each reported once with the effect. */
export const tagsOfText: TextRule = (text) => [
  ...tagsIn(text).flatMap((written) => {
    const judgement = judged(written);
    return judgement === undefined ? [] : [{ line: written.line, ...judgement }];
  }),
  ...ofOtherPrograms(text),
  ...unclosed(text),
];

type Judgement = Omit<Remark, "line">;

function judged({ node, name, tag }: WrittenTag): Judgement | undefined {
  const tagName = name.toLowerCase();
  if (tagName === "iframe") return embeddedIn(node) === undefined ? notPublished(name) : undefined;
  if (unheard.has(tagName)) return withoutEffect(name);
  if (removed.includes(tagName)) return notPublished(name);
  if (componentNamed(name) !== undefined || tagName === "source") return undefined;
  if (unwrapped.includes(tagName)) return leftOut(`<${name}>`);
  if (allowedElements.includes(tagName)) {
    const attribute = /\s(class|style|align|width|height|bgcolor|color|face|size|on\w+)\s*=/i.exec(tag)?.[1];
    const isPicture = tagName === "img" && !/^on/i.test(attribute ?? "");
    return attribute === undefined || isPicture ? undefined : leftOut(`<${name} ${attribute}=…>`);
  }
  const near = nearest(
    name,
    components.map((one) => one.name),
  );
  if (/^[A-Z]/.test(name) || (near !== undefined && !/[:.-]/.test(name))) return unknownComponent(name, near);
  return leftOut(`<${name}>`);
}

function leftOut(written: string): Judgement {
  const about = shortened(written);
  return {
    kind: "left out",
    about,
    problem: `${about} is left out, and its words stay.`,
    fix: "Nothing needs to be done.",
    isNote: true,
  };
}

// What another program would have read, or written.
function ofOtherPrograms({ written }: ParsedText): Remark[] {
  const remarks: Remark[] = [];
  fromDialects(written.replace(/\r\n?/g, "\n"), ({ about, line, words }) => {
    remarks.push({ line, ...(words === "kept" ? leftOut(about) : filledIn(shortened(about))) });
  });
  return remarks;
}

function filledIn(about: string): Judgement {
  return {
    kind: "filled in",
    about,
    problem: `${about} is what another program fills in, and not this site.`,
    fix: "Write what stood there, or take it away. A fact of this site stands in single braces, as in {ministry.name}.",
  };
}

/** Removed elements that display nothing themselves. */
const unheard = new Set(["script", "style", "link", "meta", "base", "param", "title", "template", "track"]);

function withoutEffect(name: string): Judgement {
  return {
    kind: "without effect",
    about: `<${name}>`,
    problem: `<${name}> is left out, with all that is in it.`,
    fix: "Nothing needs to be done, unless visitors should have used it: then write a link to a page that has it.",
    isNote: true,
  };
}

function notPublished(name: string): Judgement {
  return {
    kind: "not published",
    about: `<${name}>`,
    problem: `<${name}> cannot be published.`,
    fix: "Take it away, with its end. Write a link to a page that has it, as in [words](https://…); save a drawing as a picture.",
  };
}

function unknownComponent(name: string, near: string | undefined): Judgement {
  const all = components.map((one) => `<${one.name}>`);
  return {
    kind: "no component",
    about: `<${name}>`,
    problem: `<${name}> is no component of this site.`,
    fix:
      near === undefined
        ? `A text may have ${all.slice(0, -1).join(", ")} and ${all.at(-1) ?? ""}. Take any other away, and leave its words.`
        : `Did you mean <${near}>?`,
  };
}

/** Elements closed only by their own end tag, and comments: if unclosed, they would swallow the text that follows. */
const closing = [
  ...components.filter(({ words }) => words === "required").map(({ name }) => name),
  ..."script style title textarea select template iframe svg math object xmp form".split(" "),
];

function unclosed({ source }: ParsedText): Remark[] {
  const words = source.replace(/^(?: {0,3})(`{3,}|~{3,})[^]*?^ {0,3}\1.*$|(`+)[^`]+\2(?!`)/gm, (code) =>
    code.replace(/[^\n]/g, " "),
  );
  const comment = /<!--(?![^]*?-->)/.exec(words);
  const elements = closing.flatMap((name): Remark[] => {
    const tags = Array.from(words.matchAll(new RegExp(`<(/?)${name}(?=[\\s/>])`, "gi")));
    const open: number[] = [];
    for (const { index, 1: slash } of tags)
      if (slash === "") open.push(index);
      else open.pop();
    return open.map((index) => withoutEnd(`<${name}>`, `</${name}>`, lineAt(source, index)));
  });
  return [
    ...(comment === null ? [] : [withoutEnd("<!--", "-->", lineAt(source, comment.index))]),
    ...elements,
  ];
}

function withoutEnd(about: string, end: string, line: number): Remark {
  return {
    kind: "no end",
    line,
    about,
    problem: `${about} has no end, so that what follows would be lost.`,
    fix: `Write ${end} where it ends, or take it away.`,
  };
}
