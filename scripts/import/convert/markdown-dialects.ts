import { headingId } from "../../../src/content-model/markdown/outline";
import { plainWords } from "../complete/plain-words";
import type { LeftOut } from "./left-out";
import { outsideCode } from "./outside-code";

/**
 * Converts the Markdown extensions of Jekyll, Hugo, Gatsby and Obsidian to this site's form; those without an
 * equivalent are removed and noted, and their words stay.
 * @param body the text below a file's fields
 * @param leftOut collects what was removed
 * @param isMdx whether braces hold JavaScript
 */
export function plainMarkdown(body: string, leftOut: LeftOut, isMdx = false): string {
  const changes = [
    fromMdx,
    fromHugo,
    fromLiquid,
    ...(isMdx ? [fromExpressions] : []),
    fromObsidian,
    fromKramdown,
  ];
  const plain = outsideCode(highlightedAsFences(headingsByWords(body)), (part) =>
    changes.reduce((text, change) => change(text, leftOut), part),
  );
  return footnotesInLine(plain)
    .replace(/<!--\s*more\s*-->\n?/g, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

// Before code is set apart: these are code too.
function highlightedAsFences(body: string): string {
  return body
    .replace(/\{%-?\s*highlight\s+(\S+)[^%]*%\}\n?([^]*?)\{%-?\s*endhighlight\s*-?%\}/g, "```$1\n$2```")
    .replace(
      /\{\{[<%]\s*highlight\s+(\S+)[^>%]*[>%]\}\}\n?([^]*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g,
      "```$1\n$2```",
    );
}

/** Jekyll's Liquid. */
function fromLiquid(text: string, leftOut: LeftOut): string {
  return text
    .replace(/\{%-?\s*(?:end)?raw\s*-?%\}/g, "")
    .replace(/\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}/g, "")
    .replace(/\{\{\s*["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url|prepend:[^}|]*)\s*\}\}/g, "$1")
    .replace(/\{\{\s*site\.(?:baseurl|url)\s*\}\}/g, "")
    .replace(/\{%-?\s*(?:youtube|vimeo)\s+"?(https?:\S+?)"?\s*-?%\}/g, '\n\n<iframe src="$1"></iframe>\n\n')
    .replace(/\[([^\]]*)\]\(\{%-?\s*(?:post_url|link)\s[^%]*%\}[^)]*\)/g, (_all, words: string) => {
      leftOut.add(`the link of “${words}” to another post`);
      return words;
    })
    .replace(/\{%-?\s*(\w+)[^]*?%\}|\{\{-?(?![<%])[^{}]*\}\}/g, (all: string, name: string | undefined) => {
      if (name === undefined) leftOut.add(`what a program fills in: ${all}`);
      else if (!/^(?:end|else|elsif|when)/.test(name)) leftOut.add(`the command ${all}`);
      return "";
    });
}

/** Hugo's shortcodes. */
function fromHugo(text: string, leftOut: LeftOut): string {
  return text
    .replace(/\{\{<\s*figure\s([^]*?)\/?>\}\}/g, (_all, attributes: string) => {
      const [src = "", alt = "", title = "", caption = ""] = ["src", "alt", "title", "caption"].map((name) =>
        attributeOf(attributes, name),
      );
      const words = [title, caption]
        .map(plainWords)
        .filter((one) => one !== "")
        .join(". ");
      return words === ""
        ? `![${alt}](${src})`
        : `<Figure src="${src}" alt="${alt}" caption="${words.replaceAll('"', "&quot;")}" />`;
    })
    .replace(
      /\{\{<\s*(youtube|vimeo)\s+(?:id=)?"?([\w-]+)"?[^>]*>\}\}/g,
      (_all, provider: string, id: string) => {
        const address =
          provider === "vimeo" ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`;
        return `\n\n<iframe src="${address}"></iframe>\n\n`;
      },
    )
    .replace(/\[([^\]]*)\]\(\{\{[<%]\s*(?:rel)?ref\s[^]*?[>%]\}\}[^)]*\)/g, (_all, words: string) => {
      leftOut.add(`the link of “${words}” to another page`);
      return words;
    })
    .replace(
      /\{\{([<%])\s*(\/?)\s*([\w/.-]+)[^]*?[>%]\}\}/g,
      (_all, _sign: string, end: string, name: string) => {
        if (end === "") leftOut.add(`the shortcode {{< ${name} >}}`);
        return "";
      },
    );
}

/** Gatsby's MDX: what is imported and run. Pictures that are imported have their files' names. */
function fromMdx(text: string, leftOut: LeftOut): string {
  const imported = Array.from(text.matchAll(/^import\s+(\w+)\s+from\s+(["'][^"'\n]+["'])/gm));
  return imported
    .reduce((plain, [, name = "", file = ""]) => plain.replaceAll(`={${name}}`, `=${file}`), text)
    .replace(program, () => {
      leftOut.add("a line of program (import, export)");
      return "";
    })
    .replace(/\{\/\*[^]*?\*\/\}/g, "")
    .replace(/\sstyle=\{\{[^{}]*\}\}/g, "")
    .replace(component, (all, name: string) => {
      if (own.includes(name)) return all;
      if (!all.startsWith("</")) leftOut.add(`the component <${name}>`);
      return "";
    });
}

/** An import; an export, which ends at the next empty line. */
const program =
  /^(?:import\s(?:(?!\n\s*\n)[^"'])*["'][^"'\n]+["'];?[ \t]*$|export\s+(?:const|let|var|default|function|async|class)\s(?:(?!\n[ \t]*\n)[^])*)\n?/gm;

/** A component's tag. Values in braces may hold the sign that ends it. */
const component =
  /<\/?([A-Z][\w.]*)(?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}))?)*\s*\/?>/g;

/** JavaScript in braces; a fact's name stays. */
function fromExpressions(text: string, leftOut: LeftOut): string {
  return text.replace(/(?<!\\)\{(?!\/?\*|#)[^{}\n]*\}/g, (all) => {
    leftOut.add(`what a program fills in: ${all}`);
    return "";
  });
}

const own = ["Scripture", "Note", "Figure", "Video", "Audio", "Download", "Button"];

/** Obsidian's links, embeds, comments, marks and callouts. */
function fromObsidian(text: string, leftOut: LeftOut): string {
  return text
    .replace(/%%[^]*?%%/g, "")
    .replace(
      /!\[\[([^\]|#\\]+)(?:#[^\]|\\]*)?(?:\\?\|([^\]]*))?\]\]/g,
      (_all, name: string, words: string | undefined = "") => {
        // The last part may be its size.
        if (/\.(?:png|jpe?g|gif|webp|avif|svg|bmp|tiff?|heic)$/i.test(name))
          return `![${words.replace(/(?:^|\\?\|)\d+(?:x\d+)?$/, "")}](<${name}>)`;
        leftOut.add(`the embedded note or file “${name}”`);
        return "";
      },
    )
    .replace(/\[\[([^\]|\\]+)(?:\\?\|([^\]]*))?\]\]/g, (_all, name: string, words: string | undefined) => {
      leftOut.add(`the link to the note “${name}”`);
      return words ?? name.replace(/^.*#/, "");
    })
    .replace(/==(?=\S)([^=\n]*[^=\s])==/g, "<mark>$1</mark>")
    .replace(
      /^((?:>[ \t]?)+)\[!([\w-]+)\][+-]?[ \t]*(.*)$/gm,
      (_all, signs: string, kind: string, title: string) =>
        // Without a title, Obsidian shows the kind.
        `${signs}**${title || kind.charAt(0).toUpperCase() + kind.slice(1)}**\n${signs.trimEnd()}`,
    )
    .replace(/[ \t]\^[\w-]+$/gm, "")
    .replace(/^(?:#\p{L}[\p{L}\d/_-]*[ \t]+)+#\p{L}[\p{L}\d/_-]*[ \t]*$/gmu, () => {
      leftOut.add("a line of tags");
      return "";
    });
}

/** kramdown's attributes, which Jekyll's Markdown has. */
function fromKramdown(text: string, leftOut: LeftOut): string {
  return (
    text
      // The site lists a text's headings itself.
      .replace(/^(?:[*+-]|\d+\.)[ \t][^\n]*\n\{:[ \t]?toc[^}\n]*\}[ \t]*\n?/gm, "")
      .replace(/^\*\[([^\]\n]+)\]:[^\n]*\n?/gm, (_all, words: string) => {
        leftOut.add(`what “${words}” is short for`);
        return "";
      })
      .replace(/\{::?(?:nomarkdown|comment|options|\/)[^}\n]*\}/g, "")
      .replace(/^\{::?[^}\n]*\}[ \t]*\n?/gm, "")
      .replace(/[ \t]*\{:[^}\n]*\}/g, "")
      // A list of definitions, which Hugo knows too: a term, and its meanings on lines of their own.
      .replace(
        /(?<=^|\n\n)([^\n]+)((?:\n:[ \t]+[^\n]+)+)/g,
        (_all, term: string, meanings: string) =>
          `**${term.trim()}**${meanings.replace(/\n:[ \t]+/g, "\\\n")}`,
      )
  );
}

/** Headings with ids of their own ({#id}, {: #id}); links to them lead to the ids that the site gives. */
function headingsByWords(text: string): string {
  const ids: [string, string][] = [];
  const plain = text.replace(
    /^(#{1,6}[ \t]+)(.*?)[ \t]*(?:\n)?\{:?[ \t]*#([\w-]+)[^}\n]*\}[ \t]*$/gm,
    (_all, signs: string, words: string, id: string) => {
      ids.push([id, headingId(plainWords(words))]);
      return `${signs}${words}`;
    },
  );
  return ids.reduce((result, [id, found]) => result.replaceAll(`](#${id})`, `](#${found})`), plain);
}

/** Obsidian's and Pandoc's footnotes within the line. */
function footnotesInLine(text: string): string {
  const notes: string[] = [];
  const body = outsideCode(text, (part) =>
    part.replace(/\^\[((?:[^[\]\n]|\[[^[\]\n]*\])+)\]/g, (_all, words: string) => {
      notes.push(`[^note-${String(notes.length + 1)}]: ${words}`);
      return `[^note-${String(notes.length)}]`;
    }),
  );
  return [body, ...notes].join("\n\n");
}

function attributeOf(attributes: string, name: string): string {
  const [, , value = ""] =
    new RegExp(`\\b${name}=(["'])((?:\\\\.|(?!\\1)[^\\\\])*)\\1`).exec(attributes) ?? [];
  return value.replace(/\\(.)/g, "$1").replaceAll('"', "&quot;");
}
