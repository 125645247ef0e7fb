import type { Options } from "rehype-sanitize";
import { components } from "./components";
import { containers } from "./paragraphs";

/**
 * The HTML elements that a page may contain. Other elements lose their tags but keep their text, except those in
 * `removedElements`.
 */
const allowedElements = [
  ...containers,
  ..."h1 h2 h3 h4 h5 h6 p br hr blockquote pre ul ol li dl dt dd figure figcaption details summary".split(
    " ",
  ),
  ..."table caption thead tbody tfoot tr th td img".split(" "),
  ..."a strong b em i s del ins sub sup small mark abbr q cite code kbd ruby rt rp bdi".split(" "),
];

/** Elements that are removed with their content, because the content is not text or needs the element. */
export const removedElements: readonly string[] =
  "script style svg math template textarea select option object embed applet title noembed noframes frameset frame canvas form input datalist output progress meter base link meta param track portal".split(
    " ",
  );

const footnoteAttributes = ["dataFootnoteRef", "dataFootnoteBackref", "ariaDescribedBy", "ariaLabel"];

/** The schema for rehype-sanitize. It prevents scripts, styles, forms and external resources from being published. */
export const schema: Options = {
  // The players of other sites become links (./conversions.ts).
  tagNames: [...allowedElements, ...components.map(({ name }) => name.toLowerCase()), "iframe", "source"],
  strip: [...removedElements],
  attributes: {
    "*": ["id", "lang", "dir"],
    a: ["href", "name", ...footnoteAttributes, ["className", "data-footnote-backref"]],
    section: ["dataFootnotes", ["className", "footnotes"]],
    img: ["src", "alt", "title"],
    abbr: ["title"],
    ol: ["start", "reversed", ["type", "1", "a", "A", "i", "I"]],
    th: ["colSpan", "rowSpan", "scope", ["align", "center", "right"]],
    td: ["colSpan", "rowSpan", ["align", "center", "right"]],
    iframe: ["src", "title", "dataPicture", "picture"],
    source: ["src"],
    ...Object.fromEntries(
      components.map(({ name, attributes }) => [name.toLowerCase(), Object.keys(attributes)]),
    ),
    // As in HTML itself.
    video: ["href", "title", "picture", "src"],
  },
  protocols: { href: ["http", "https", "mailto", "tel", "sms"], src: ["http", "https"] },
  // ./outline.ts makes or checks the ids.
  clobber: [],
};
