import { components } from "./components";

const componentNames = components.map(({ name }) => name.toLowerCase());

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"];

/** The HTML elements that a page may contain. Of all others, except those in `removed`, the text is kept. */
export const allowedElements: readonly string[] = [
  ...headings,
  ..."p br hr blockquote pre ul ol li dl dt dd figure figcaption details summary section".split(" "),
  ..."table caption thead tbody tfoot tr th td".split(" "),
  ..."a strong b em i s del ins sub sup small mark abbr q cite code kbd ruby rt rp bdi".split(" "),
  "img",
  ...componentNames,
];

/** Elements converted to a link card, or to the address of a picture or video; they are never published themselves. */
const converted = ["iframe", "source"];

/** Elements removed with their content, which is not text or is meaningless without the element. */
export const removed: readonly string[] =
  "script style svg math template textarea select option object embed applet title noembed noframes frameset frame canvas form input datalist output progress meter base link meta param track portal".split(
    " ",
  );

/** Other HTML elements: the tags are removed, their content is kept. */
export const unwrapped: readonly string[] =
  "html head body main article aside nav header footer address hgroup div span u center font big tt u strike acronym dir dfn var samp time data bdo area map wbr noscript label legend fieldset picture optgroup marquee blink nobr search menu slot dialog xmp plaintext colgroup col".split(
    " ",
  );

const footnoteAttributes = ["dataFootnoteRef", "dataFootnoteBackref", "ariaDescribedBy", "ariaLabel"];

/** The schema for rehype-sanitize. It prevents scripts, styles, forms and external resources from being published. */
export const schema = {
  tagNames: [...allowedElements, ...converted],
  strip: [...removed],
  attributes: {
    "*": ["id", "lang", "dir"],
    a: ["href", "name", ...footnoteAttributes, ["className", "data-footnote-backref"]],
    section: ["dataFootnotes", ["className", "footnotes"]],
    h2: [["className", "footnotes-title"]],
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
    // As HTML itself has it.
    video: ["href", "title", "picture", "src"],
  } as Record<string, (string | [string, ...string[]])[]>,
  protocols: { href: ["http", "https", "mailto", "tel", "sms"], src: ["http", "https"] },
  // ./outline.ts generates or validates the ids.
  clobber: [],
  clobberPrefix: "",
  allowComments: false,
};
