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

/**
 * Finds out whether a page needs more than the common letters of its faces. In doubt it does.
 * @param html the page's body
 * @param css its style sheet, as Emotion writes it
 */
export function lettersOf(html: string, css: string): Letters {
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
