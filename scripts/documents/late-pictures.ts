import type { Element, Root } from "hast";
import { elementsIn, propertyOf, replaceElements } from "./tree";

/**
 * Shows pictures and players that a script of the former site would load when a visitor scrolls to them: their `src`
 * is a placeholder, and the address is in another attribute or in `noscript`.
 * @param root the text, which is changed
 * @param leftOut collects pictures whose address is missing
 */
export function showLatePictures(root: Root, leftOut: string[]): void {
  for (const picture of elementsIn(root, "picture")) {
    const sizes = elementsIn(picture, "source").flatMap(({ properties }) => Object.entries(properties ?? {}));
    for (const image of elementsIn(picture, "img"))
      image.properties = { ...Object.fromEntries(sizes), ...image.properties };
  }
  const fallbacks = elementsIn(root, "noscript").flatMap((node) => elementsIn(node, ...media));
  const pictures = elementsIn(root, ...media).filter((one) => !fallbacks.includes(one));
  for (const one of [...pictures, ...fallbacks]) {
    const src = sourceOf(one);
    // The size may be the placeholder’s.
    const size = src !== propertyOf(one, "src") && { width: null, height: null };
    one.properties = { ...one.properties, ...size, src };
  }
  const shown = new Set(pictures.map(fileOf));
  const missing = pictures.filter((one) => propertyOf(one, "src") === "");
  const kept = fallbacks.filter((one) => !shown.has(fileOf(one)) && !isPixel(one));
  const all = elementsIn(root, ...media);
  const lost = new Set(missing);
  for (const fallback of kept) {
    const distanceOf = (one: Element) => Math.abs(all.indexOf(one) - all.indexOf(fallback));
    for (const one of [...lost].sort((a, b) => distanceOf(a) - distanceOf(b)).slice(0, 1)) lost.delete(one);
  }
  for (const one of lost) {
    const name = one.tagName === "iframe" ? "player" : "picture";
    const alt = propertyOf(one, "alt");
    const which = alt === "" ? `a ${name}` : `the ${name} “${alt}”`;
    leftOut.push(`${which} without an address in this file (copy it from the former site)`);
  }
  const dropped = [...missing, ...fallbacks.filter((one) => !kept.includes(one))];
  replaceElements(root, (node) => {
    if (dropped.includes(node)) return [];
    return node.tagName === "noscript" ? node.children : undefined;
  });
}

/** Is it a picture of one pixel, which counts visitors? */
export function isPixel(picture: Element): boolean {
  return propertyOf(picture, "width") === "1" && propertyOf(picture, "height") === "1";
}

const media = ["img", "iframe"];

const placeholders = [
  "^(?:about:blank)?$",
  "^data:image/svg|^data:.{0,300}$",
  "(?:placeholder|spacer|lazyload|1x1)[\\w-]*\\.(?:gif|svg|png)$",
  "(?:^|/)(?:blank|clear|dummy|empty|gr[ae]y|lazy|load(?:er|ing)|pixel|transparent)\\.(?:gif|svg|png)$",
];
const placeholder = new RegExp(placeholders.join("|"), "i");

/** The address of a picture or player; empty if only a placeholder is known. */
function sourceOf(node: Element): string {
  const ownAddress = propertyOf(node, "src").trim();
  const isMissing = placeholder.test(ownAddress.replace(/[?#].*$/, ""));
  const valuesOf = (name: RegExp) =>
    Object.keys(node.properties ?? {})
      .filter((key) => name.test(key))
      .map((key) => propertyOf(node, key).trim())
      .filter((value) => !placeholder.test(value));
  const late = valuesOf(
    isMissing ? /^data\w*(?:src|original|image|file)$/i : /^data(?:Lazy)?(?:Src|Original|Image)$/,
  );
  const sizes = valuesOf(isMissing ? /srcset$/i : /^data(?:Lazy)?Srcset$/);
  return (
    late.find((value) => /^\S*[./]\S*$/.test(value)) ?? largestOf(sizes) ?? (isMissing ? "" : ownAddress)
  );
}

/** The address of the largest picture in values of srcset: a.jpg 300w, b.jpg 900w. */
function largestOf(sizes: readonly string[]): string | undefined {
  const found = sizes.flatMap((set) => [...set.matchAll(/(?:^|[\s,])([^\s,]\S*)\s+([\d.]+)[wx]/g)]);
  const [largest] = found.sort(([, , a], [, , b]) => Number(b) - Number(a));
  return largest?.[1] ?? sizes.find((set) => !/[\s,]/.test(set));
}

/** The address of a picture without its size, to find the same picture again. */
function fileOf(node: Element): string {
  return propertyOf(node, "src").replace(/^https?:|[?#].*$|-\d+x\d+(?=\.\w+(?:[?#]|$))/g, "");
}
