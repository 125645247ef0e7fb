import { nodesBelow } from "../markdown/tree";
import { lineAt, shortened, type Remark, type TextRule } from "./remark";

/**
 * Emphasis that Markdown does not recognise next to Chinese, Japanese and Korean punctuation. The message suggests a
 * form that works.
 */
export const unseenEmphasis: TextRule = ({ html, source }) => {
  const seen = new Set(
    Array.from(nodesBelow(html), ({ node }) => node)
      .filter(({ tagName }) => ["em", "strong", "code"].includes(tagName ?? ""))
      .map(({ position }) => position?.start.offset),
  );
  return Array.from(source.matchAll(emphasized)).flatMap(
    ({ index, 0: found, 1: signs = "", 2: words = "" }) => {
      if (seen.has(index) || !cjk.test(source.slice(index - 1, index + found.length + 1))) return [];
      const tag = signs.length === 2 ? "strong" : "em";
      return [
        {
          kind: "unseen emphasis",
          line: lineAt(source, index),
          about: shortened(found),
          problem: `${shortened(found)} would be shown with its asterisks: beside this punctuation Markdown sees no emphasis.`,
          fix: `Write <${tag}>${shortened(words)}</${tag}>.`,
        },
      ];
    },
  );
};

const emphasized = /(?<![\\*])(\*\*?)(?![\s*])([^*\n]*[^\s*\\])\1(?!\*)/g;

const cjk = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u;

/** Markdown characters that would be displayed literally, outside emphasis, links and code. Reported as notes. */
export const straySigns: TextRule = (text, place) => {
  const { html, source } = text;
  const told = new Set(unseenEmphasis(text, place).map(({ line }) => line));
  return Array.from(nodesBelow(html)).flatMap(({ node, around }): Remark[] => {
    const { start, end } = node.position ?? {};
    if (node.type !== "text" || start?.offset === undefined || end?.offset === undefined) return [];
    const isLinked = around.some(({ tagName }) => tagName === "a");
    if (around.some(({ tagName }) => tagName === "code") || (isLinked && isAddress(node.value))) return [];
    // Escaped characters are literal on purpose.
    const lines = source
      .slice(start.offset, end.offset)
      .replace(/\\[\p{P}\p{S}]/gu, "xx")
      .split("\n");
    return lines
      .flatMap((words, index) => judged(words).map((found) => ({ line: start.line + index, ...found })))
      .filter(({ line }) => !told.has(line));
  });
};

// A link's own address, written as its words.
function isAddress(words = ""): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/.test(words);
}

type Judgement = Omit<Remark, "line">;

function judged(line: string): Judgement[] {
  const [half] = halfLink.exec(line) ?? [];
  const marks = new Set(Array.from(line.matchAll(strayMark), ([sign]) => sign));
  return [...(half === undefined ? [] : [noLink(half)]), ...Array.from(marks, strayMarkOf)];
}

/** [words(/page), [words](/page with more, [words] (/page), (words)[/page]. */
const halfLink =
  /\[[^\]()]*\((?=[/#{]|(?:https?|mailto|tel):)\S*|(?:\[[^\]]*)?\](?:\(| \((?=[/#{]|(?:https?|mailto|tel):))\S*|\([^()]*\)\[(?=[/#{]|https?:)\S*/;

function noLink(found: string): Judgement {
  return {
    kind: "half a link",
    about: shortened(found),
    problem: `${shortened(found)} is no whole link, so visitors would read its brackets.`,
    fix: "Write [words](/page), with no space between the brackets and none in the address.",
    isNote: true,
  };
}

/** An underscore inside a name and an asterisk between spaces are not emphasis. */
const strayMark = /\*(?=\S)|(?<=\S)\*|(?<![\p{L}\p{N}_])_(?=\p{L})|(?<=\p{L})_(?![\p{L}\p{N}_])|`/gu;

const nameOfMark: Readonly<Record<string, string>> = {
  "*": "an asterisk",
  _: "an underscore",
  "`": "a backtick",
};

function strayMarkOf(sign: string): Judgement {
  const name = nameOfMark[sign] ?? sign;
  const meant =
    sign === "`"
      ? "An apostrophe is ’."
      : "Put *one* or **two** before and after the words, with no space inside.";
  return {
    kind: "stray mark",
    about: name,
    problem: `has ${name} that marks nothing, and that visitors would read.`,
    fix: `${meant} Where visitors should read the sign itself, write \\${sign}.`,
    isNote: true,
  };
}
