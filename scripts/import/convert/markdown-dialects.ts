import type { LeftOut } from "./left-out";
import { outsideCode } from "./outside-code";

/**
 * Converts the Markdown extensions of Jekyll, Hugo, Gatsby and Obsidian to this site's form; those without an
 * equivalent are removed and noted, and their words stay.
 * @param body the text below a file's fields
 * @param leftOut collects what was removed
 */
export function plainMarkdown(body: string, leftOut: LeftOut): string {
  return outsideCode(highlightedAsFences(body), (part) =>
    [fromHugo, fromLiquid, fromMdx, fromObsidian, fromKramdown].reduce(
      (text, change) => change(text, leftOut),
      part,
    ),
  )
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
      leftOut.add(name === undefined ? `what a program fills in: ${all}` : `the command {% ${name} %}`);
      return "";
    });
}

/** Hugo's shortcodes. */
function fromHugo(text: string, leftOut: LeftOut): string {
  return text
    .replace(/\{\{<\s*figure\s([^]*?)\/?>\}\}/g, (_all, attributes: string) => {
      const [src = "", alt = "", caption = ""] = ["src", "alt", "caption"].map((name) =>
        attributeOf(attributes, name),
      );
      return caption === ""
        ? `![${alt}](${src})`
        : `<Figure src="${src}" alt="${alt}" caption="${caption}" />`;
    })
    .replace(
      /\{\{<\s*(youtube|vimeo)\s+(?:id=)?"?([\w-]+)"?[^>]*>\}\}/g,
      (_all, provider: string, id: string) => {
        const address =
          provider === "vimeo" ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`;
        return `<iframe src="${address}"></iframe>`;
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

/** Gatsby's MDX: what is imported and run. */
function fromMdx(text: string, leftOut: LeftOut): string {
  return text
    .replace(
      /^(?:import\s[^\n]*\sfrom\s+["'][^\n]*["'];?|import\s+["'][^\n]*["'];?|export\s+(?:const|default)\s[^\n]*)\n?/gm,
      () => {
        leftOut.add("a line of program (import, export)");
        return "";
      },
    )
    .replace(/\{\/\*[^]*?\*\/\}/g, "")
    .replace(/<\/?([A-Z][\w.]*)((?:\s[^<>]*)?)>/g, (all, name: string) => {
      if (own.includes(name)) return all;
      if (!all.startsWith("</")) leftOut.add(`the component <${name}>`);
      return "";
    });
}

const own = ["Scripture", "Note", "Figure", "Video", "Audio", "Download", "Button"];

/** Obsidian's links, embeds, comments, marks and callouts. */
function fromObsidian(text: string, leftOut: LeftOut): string {
  return text
    .replace(/%%[^]*?%%/g, "")
    .replace(
      /!\[\[([^\]|#]+?)(?:#[^\]|]*)?(?:\|([^\]]*))?\]\]/g,
      (_all, name: string, words: string | undefined = "") => {
        if (/\.(?:png|jpe?g|gif|webp|avif|svg|bmp|tiff?|heic)$/i.test(name))
          return `![${/^\d+(?:x\d+)?$/.test(words) ? "" : words}](<${name}>)`;
        leftOut.add(`the embedded note or file “${name}”`);
        return "";
      },
    )
    .replace(/\[\[([^\]|]+?)(?:\|([^\]]*))?\]\]/g, (_all, name: string, words: string | undefined) => {
      leftOut.add(`the link to the note “${name}”`);
      return words ?? name.replace(/^.*#/, "");
    })
    .replace(/==(?=\S)([^=\n]*[^=\s])==/g, "<mark>$1</mark>")
    .replace(/^((?:>\s?)+)\[!\w+\][+-]?[ \t]*(.*)$/gm, (_all, signs: string, title: string) =>
      title === "" ? signs.trimEnd() : `${signs}**${title}**\n${signs.trimEnd()}`,
    )
    .replace(/[ \t]\^[\w-]+$/gm, "")
    .replace(/^(?:#\p{L}[\p{L}\d/_-]*[ \t]+)+#\p{L}[\p{L}\d/_-]*[ \t]*$/gmu, () => {
      leftOut.add("a line of tags");
      return "";
    });
}

/** kramdown's attributes, which Jekyll's Markdown has. */
function fromKramdown(text: string): string {
  return (
    text
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

function attributeOf(attributes: string, name: string): string {
  const [, , value = ""] = new RegExp(`\\b${name}=(["'])(.*?)\\1`).exec(attributes) ?? [];
  return value.replaceAll('"', "&quot;");
}
