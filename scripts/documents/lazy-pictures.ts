import type { Element, Root } from "hast";
import { elementsIn, propertyOf, replaceElements } from "./tree";

/**
 * Shows pictures and players that a script of the former site would load when a visitor scrolls to them: their `src`
 * is a placeholder, and the address is in another attribute or in `noscript`.
 * @param root the text, which is changed
 * @param leftOut collects pictures whose address is missing
 */
export function restoreLazyPictures(root: Root, leftOut: string[]): void {
  for (const picture of elementsIn(root, "picture")) {
    const sources = elementsIn(picture, "source");
    const attributes = Object.fromEntries(sources.flatMap((one) => Object.entries(one.properties ?? {})));
    for (const image of elementsIn(picture, "img")) image.properties = { ...attributes, ...image.properties };
  }
  const fallbacks = elementsIn(root, "noscript").flatMap((node) => elementsIn(node, ...mediaTags));
  const pictures = elementsIn(root, ...mediaTags).filter((node) => !fallbacks.includes(node));
  for (const node of [...pictures, ...fallbacks]) {
    const src = sourceOf(node);
    // The size may be the placeholder’s.
    const size = src !== propertyOf(node, "src") && { width: null, height: null };
    node.properties = { ...node.properties, ...size, src };
  }
  const displayedFiles = new Set(pictures.map(fileOf));
  const missingPictures = pictures.filter((node) => propertyOf(node, "src") === "");
  const keptFallbacks = fallbacks.filter((node) => !displayedFiles.has(fileOf(node)) && !isPixel(node));
  const allMedia = elementsIn(root, ...mediaTags);
  const lostPictures = new Set(missingPictures);
  for (const fallback of keptFallbacks) {
    const distanceOf = (node: Element) => Math.abs(allMedia.indexOf(node) - allMedia.indexOf(fallback));
    for (const node of [...lostPictures].sort((a, b) => distanceOf(a) - distanceOf(b)).slice(0, 1))
      lostPictures.delete(node);
  }
  for (const node of lostPictures) {
    const name = node.tagName === "iframe" ? "player" : "picture";
    const alt = propertyOf(node, "alt");
    const description = alt === "" ? `a ${name}` : `the ${name} “${alt}”`;
    const missingPart = name === "player" ? "address" : name;
    leftOut.push(
      `${description} without an address in the source (copy the ${missingPart} from the former site)`,
    );
  }
  const removedNodes = [...missingPictures, ...fallbacks.filter((node) => !keptFallbacks.includes(node))];
  replaceElements(root, (node) => {
    if (removedNodes.includes(node)) return [];
    return node.tagName === "noscript" ? node.children : undefined;
  });
}

/** Whether a picture is one pixel in size. Such pictures count visitors. */
export function isPixel(picture: Element): boolean {
  return propertyOf(picture, "width") === "1" && propertyOf(picture, "height") === "1";
}

const mediaTags = ["img", "iframe"];

const placeholders = [
  "^(?:about:blank)?$",
  "^data:image/svg|^data:.{0,300}$",
  "(?:placeholder|spacer|lazyload|1x1)[\\w-]*\\.(?:gif|svg|png)$",
  "(?:^|/)(?:blank|clear|dummy|empty|gr[ae]y|lazy|load(?:er|ing)|pixel|transparent)\\.(?:gif|svg|png)$",
];
const placeholder = new RegExp(placeholders.join("|"), "i");

/** The address of a picture or player. It is empty if the element has only a placeholder. */
function sourceOf(node: Element): string {
  const ownAddress = propertyOf(node, "src").trim();
  const isMissing = placeholder.test(ownAddress.replace(/[?#].*$/, ""));
  const valuesOf = (name: RegExp) =>
    Object.keys(node.properties ?? {})
      .filter((key) => name.test(key))
      .map((key) => propertyOf(node, key).trim())
      .filter((value) => !placeholder.test(value));
  const addresses = valuesOf(
    isMissing ? /^data\w*(?:src|original|image|file)$/i : /^data(?:Lazy)?(?:Src|Original|Image)$/,
  );
  const srcsets = valuesOf(isMissing ? /srcset$/i : /^data(?:Lazy)?Srcset$/);
  return (
    addresses.find((value) => /^\S*[./]\S*$/.test(value)) ??
    largestOf(srcsets) ??
    (isMissing ? "" : ownAddress)
  );
}

/** The address of the largest picture in values of srcset: a.jpg 300w, b.jpg 900w. */
function largestOf(srcsets: readonly string[]): string | undefined {
  const candidates = srcsets.flatMap((set) => [...set.matchAll(/(?:^|[\s,])([^\s,]\S*)\s+([\d.]+)[wx]/g)]);
  const [largestCandidate] = candidates.sort(([, , a], [, , b]) => Number(b) - Number(a));
  return largestCandidate?.[1] ?? srcsets.find((set) => !/[\s,]/.test(set));
}

/** The address of a picture without its size. Copies of the picture in other sizes have the same address. */
function fileOf(node: Element): string {
  return propertyOf(node, "src").replace(/^https?:|[?#].*$|-\d+x\d+(?=\.\w+(?:[?#]|$))/g, "");
}
