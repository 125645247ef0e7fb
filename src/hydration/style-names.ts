/** A page's body and styles, and what Emotion calls the classes that they name. */
export interface NamedStyles {
  html: string;
  styles: string;
  /** Emotion's names, without the key; the page's own stand for their places here. */
  names: readonly string[];
}

const names = /css-([a-z0-9]+)/g;

/**
 * What a class is called on its page.
 * @param place its place in the page's list; no name is "0", which is Emotion's for no style at all
 */
export function shortName(place: number): string {
  return (place + 10).toString(36);
}

/**
 * Calls each class by its place on the page: a name made of its content, as Emotion's are, is what a served page holds
 * most of that nothing can make smaller.
 * @param html a page's body
 * @param styles its style sheet, as Emotion writes it
 */
export function shortenNames(html: string, styles: string): NamedStyles {
  const short = new Map<string, string>();
  for (const [whole] of styles.matchAll(names))
    if (!short.has(whole)) short.set(whole, `css-${shortName(short.size)}`);
  const shorten = (text: string) => text.replace(names, (whole) => short.get(whole) ?? whole);
  return {
    html: shorten(html),
    styles: shorten(styles),
    names: [...short.keys()].map((whole) => whole.slice("css-".length)),
  };
}
