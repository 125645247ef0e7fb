import { Parser } from "htmlparser2";
import type { Letters } from "../theme/font-faces";
import metrics from "../theme/fonts/metrics.json";

/** What is set in Fraunces where no class says otherwise (global-styles.tsx). */
const displayTags = new Set(["h1", "h2", "h3", "em"]);

/** Where a visitor may write letters that the page itself has not. */
const fields = new Set(["input", "textarea"]);

/** What stands in a page and is not read. */
const unread = new Set(["script", "style"]);

/** What a common file does not hold. Punctuation, arrows and other scripts, which follow Latin, stand in no file at all. */
function beyond(common: string): RegExp {
  return new RegExp(`[^\\s${common.replace(/[-\]\\^]/g, "\\$&")}\\u2000-\\u{10FFFF}]`, "u");
}

const rare = { text: beyond(metrics.archivo.common), display: beyond(metrics.fraunces.common) };

type Faces = Map<string, keyof Letters>;

/** The faces that classes are set in; one that sets any part of its content in Fraunces counts as set in it. */
function facesOfClasses(css: string): Faces {
  const faces: Faces = new Map();
  for (const [, selectors = "", declarations = ""] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const isDisplay = declarations.includes('"Fraunces');
    if (!isDisplay && !declarations.includes('"Archivo')) continue;
    for (const selector of selectors.split(",")) {
      const [, name, part] = /\.(css-[a-z0-9]+)(.*)/.exec(selector.trim()) ?? [];
      if (name === undefined) continue;
      if (isDisplay) faces.set(name, "display");
      else if (part === "" && !faces.has(name)) faces.set(name, "text");
    }
  }
  return faces;
}

/** What every page has in common, with what was found in it. Of a thousand pages it is the greater part of each. */
const knownFrames = new Map<string, Letters>();

const content = /<main\b[^]*<\/main>/;

/** What is left without a look at what stands where: tags, and an entity that is often written. */
const marks = /<[^>]*>|&amp;/g;

/** Whether there is nothing but common letters, whatever they are set in. In doubt there is more. */
function isCommon(html: string): boolean {
  const words = html.replace(marks, " ");
  const hasField = [...fields].some((name) => html.includes(`<${name}`));
  return !hasField && !words.includes("&") && !rare.text.test(words) && !rare.display.test(words);
}

/**
 * Finds out whether a page needs more than the common letters of its faces. In doubt it does.
 * @param html the page's body
 * @param css its style sheet, as Emotion writes it: a class of one name has the same rules on every page
 */
export function lettersOf(html: string, css: string): Letters {
  const own = content.exec(html)?.[0] ?? html;
  const frame = html.replace(own, () => "");
  const inFrame = knownFrames.get(frame) ?? lettersIn(frame, css);
  knownFrames.set(frame, inFrame);
  if (isCommon(own)) return inFrame;
  const inContent = lettersIn(own, css);
  return { text: inFrame.text || inContent.text, display: inFrame.display || inContent.display };
}

/** Looks at each letter, and at what it is set in. */
function lettersIn(html: string, css: string): Letters {
  const faces = facesOfClasses(css);
  const letters: Letters = { text: false, display: false };
  const open: (keyof Letters | undefined)[] = [];
  const parser = new Parser({
    onopentag(name, { class: classes = "" }) {
      const own = classes.split(" ").map((one) => faces.get(one));
      const byClass = (["display", "text"] as const).find((face) => own.includes(face));
      const inherited = displayTags.has(name) ? "display" : (open.at(-1) ?? "text");
      open.push(unread.has(name) ? undefined : (byClass ?? inherited));
      if (fields.has(name)) letters.text = true;
    },
    ontext(text) {
      const face = open.at(-1);
      if (face === undefined) return;
      letters.text ||= rare.text.test(text);
      letters.display ||= face === "display" && rare.display.test(text);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return letters;
}
