import { attributeOf, decodePart } from "../documents/imported-text";
import { pictureHtml, type LibraryPicture } from "./library";

/** The settings for converting the modules of a text. */
interface Conversion {
  /** The pictures that attributes refer to by number. */
  readonly library: readonly LibraryPicture[];
  /** Converts HTML to the format of the text: HTML or Markdown. */
  readonly convertHtml: (html: string) => string;
  /** Collects the parts that are left out. */
  readonly leftOut: string[];
  /** Collects the names of modules of which only the content stays. */
  readonly shortcodes: string[];
}

/**
 * Converts the modules of the page builders Divi ([et_pb_…]) and WPBakery ([vc_…]): the headings, pictures, texts and
 * buttons in their attributes, and their content.
 */
export function expandModules(text: string, conversion: Conversion): string {
  const { library, convertHtml, leftOut, shortcodes } = conversion;
  return text
    .replaceAll("<!-- [et_pb_line_break_holder] -->", "\n")
    .replace(modules, (_all, name: string, attributes: string, innerText = "") => {
      if (hiddenModule.test(attributes)) {
        leftOut.push("hidden content");
        return "";
      }
      const content = String(innerText);
      if (name === "vc_raw_html" || name === "vc_raw_js") return `\n\n${convertHtml(decodeRaw(content))}\n\n`;
      const { htmlBefore, htmlAfter } = scriptedModule.test(name)
        ? noParts
        : partsOf(name, attributes, library);
      if (htmlBefore + htmlAfter === "" && !/_(?:text|code)$/.test(name)) shortcodes.push(name);
      const body = expandModules(content, conversion);
      return ["", htmlBefore && convertHtml(htmlBefore), body, htmlAfter && convertHtml(htmlAfter), ""].join(
        "\n\n",
      );
    });
}

/** Describes the shortcodes that are left out: each kind with its count. Their attributes would be too long. */
export function countShortcodes(names: readonly string[]): string[] {
  const counts = [...new Set(names)].map(
    (name) => `${String(names.filter((one) => one === name).length)} × ${name}`,
  );
  return counts.length === 0 ? [] : [`shortcodes (${counts.join(", ")})`];
}

/** Matches a module: its name, attributes and content. A module does not contain modules with the same name. */
const modules = /\[((?:et_pb|vc)_\w+)((?:\s(?:"[^"]*"|[^"\]])*)?)\](?:((?:(?!\[\1[\s\]])[^])*?)\[\/\1\])?/g;

/** Matches the attributes of a module that visitors of the former site did not see. */
const hiddenModule = /\s(?:disabled="on"|disable_element="yes"|disabled_on="on\|on\|on")/;

/** Modules that work only on the former site, such as forms and lists of posts. Their titles are left out. */
const scriptedModule =
  /contact|signup|login|search|map|countdown|blog|post|portfolio|shop|_wc_|sidebar|social|comment|menu|grid|_wp_/;

const noParts = { htmlBefore: "", htmlAfter: "" };

const pictureNames =
  "src|image|images|image_url|custom_src|custom_srcs|gallery_ids|portrait_url|header_image_url|logo_image_url";
const headingNames = ["title", "heading", "text", "h2", "name", "primary_title"];
const textNames = ["subhead", "subtitle", "h4", "position", "currency", "sum", "number", "hover_title"];
const personNames = ["author", "job_title", "company_name"];
/** The labels of buttons, and their addresses. */
const buttonNames = [
  ["button_text", "button_url|button_link|url"],
  ["button_one_text", "button_one_url"],
  ["button_two_text", "button_two_url"],
  ["btn_title", "btn_link|link"],
] as const;

/** A module’s attributes as HTML, before and after its content. */
function partsOf(name: string, attributes: string, library: readonly LibraryPicture[]): typeof noParts {
  const valueOf = (names: string) => attributeOf(attributes, names)?.trim() ?? "";
  const textOf = (names: string) => decodeText(valueOf(names));
  const textsOf = (names: readonly string[]) => names.map(textOf).filter(Boolean);
  const addLink = (html: string, names = "url|link|href") => {
    const address = linkOf(valueOf(names));
    return address === "" ? html : `<a href="${address}">${html}</a>`;
  };
  const player = playerOf(/_video$/.test(name) ? valueOf("src|link") : "", valueOf("audio"));
  const pictureReferences = player === "" ? valueOf(pictureNames).split(",").filter(Boolean) : [];
  const pictures = pictureReferences.map((reference) => {
    const libraryPicture = library.find(({ id }) => id === reference.trim());
    const address = /^\d+$/.test(reference.trim()) ? "" : reference.trim();
    const givenPicture = {
      address,
      alt: textOf("alt") || (address ? "" : reference),
      caption: textOf("caption"),
    };
    return pictureHtml(libraryPicture ?? givenPicture, addLink);
  });
  const [level = "h3"] =
    /\b(?:h[1-6]|p)\b/.exec(valueOf("font_container|header_level|title_level|level")) ?? [];
  const isButton = /_(?:btn|button)$/.test(name);
  const headings = isButton ? [] : textsOf(headingNames);
  const labels = isButton
    ? [addLink(textOf("button_text|title"), "button_url|url|link|href")]
    : buttonNames.flatMap(([label, address]) => textOf(label) && addLink(textOf(label), address));
  const paragraphsHtml = (texts: readonly string[]) => texts.filter(Boolean).map((text) => `<p>${text}</p>`);
  return {
    htmlBefore: [
      ...pictures,
      ...headings.map((text) => `<${level}>${pictures.length > 0 ? text : addLink(text)}</${level}>`),
      player,
      ...paragraphsHtml([textsOf(textNames).join(" ")]),
    ].join(""),
    htmlAfter: paragraphsHtml([textsOf(personNames).join(", "), ...labels]).join(""),
  };
}

function playerOf(videoAddress: string, soundAddress: string): string {
  if (soundAddress !== "") return `<audio src="${soundAddress}"></audio>`;
  return /\.(?:mp4|m4v|webm|mov)(?:\?|$)/i.test(videoAddress)
    ? `<video src="${videoAddress}"></video>`
    : videoAddress && `<p>${videoAddress}</p>`;
}

/** The address of a link, which WPBakery writes as url:https%3A%2F%2Fold.example|title:Give. */
function linkOf(attributeValue: string): string {
  const [, encodedAddress] = /^url:([^|]*)/.exec(attributeValue) ?? [];
  return encodedAddress === undefined ? attributeValue.replace(/^\|.*$/, "") : decodePart(encodedAddress);
}

const decodedCharacters: Readonly<Record<string, string>> = {
  "%22": "&quot;",
  "%91": "[",
  "%93": "]",
  "``": "&quot;",
  "`{`": "[",
  "`}`": "]",
};

/** Both page builders encode the characters that would end an attribute or a shortcode. */
function decodeText(attributeValue: string): string {
  return attributeValue.replace(/%22|%91|%93|``|`[{}]`/g, (code) => decodedCharacters[code] ?? code);
}

/** WPBakery stores HTML and scripts percent-encoded in Base64. */
function decodeRaw(content: string): string {
  return /^[\w+/=\s]*$/.test(content) ? decodePart(Buffer.from(content, "base64").toString()) : content;
}
