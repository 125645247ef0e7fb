import { DomUtils, parseDocument } from "htmlparser2";
import type { ContentFile } from "../../src/content-model/content";
import { asShown, content, newTab, pages, read, squeeze } from "./site";

/** The pages that show the words of a file; none if it is not published, or its words stand on pages of several kinds. */
function pagesOf({ file, data }: ContentFile): string[] {
  const [, folder = "", name = ""] = /^(\w+)\/(.+)\.(?:json|mdx)$/.exec(file) ?? [];
  const own = [`/${folder === "articles" ? "blog" : folder}/${name}`].filter((path) => shownOn.has(path));
  if (folder === "pages") return [{ home: "/", "not-found": "/404" }[name] ?? `/${name}`];
  if (folder === "articles")
    return own.length > 0 || (data as { status: string }).status === "coming-soon" ? [...own, ...blog] : [];
  if (folder === "events") return [...own, "/events"];
  const page = { partnership: "/partner", devotionals: "/resources", excerpt: "/excerpt" }[folder];
  return page === undefined ? [] : [page];
}

/** Words for another place (a teaching's end, a PDF, the press kit's license) or for a state that a page may not have. */
const elsewhere =
  /^pages\/(blog\.json (article|series|list\.search|hero\.text|meanwhile)|events\.json (gathering\.off|labels\.|scheduled\.)|partner\.json terms|prayer-hub\.json guides\.(comingSoon|cover|download|imprint)|press-kit\.json licence|set-my-soul-on-fire-ecourse\.json .*later$)|^articles\/.* (seo|recording)\.|^events\/.* (action|recording)\./;

/** All texts below a value, with their places, such as "pages/home.json hero.title". */
function textsIn(value: unknown, place: string): { place: string; text: string }[] {
  if (typeof value === "string") return elsewhere.test(place) ? [] : [{ place, text: asShown(value) }];
  if (typeof value !== "object" || value === null) return [];
  // A section without entries is not shown.
  if (Object.values(value).some((inner) => Array.isArray(inner) && inner.length === 0)) return [];
  const start = place.endsWith(" ") ? place : `${place}.`;
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, start + key));
}

/** Sentences that a live page shows in some state alone. */
const ofStates = /( slides\.\d+\.picture\.alt| signUp\..*)$/;

/** What a page says to readers, listeners and search engines; and, of a live page, also what its script knows. */
function wordsOn(html: string): { said: string; known: string } {
  const document = parseDocument(
    html.replace(/<style[\s\S]*?<\/style>|<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ""),
  );
  const attributes = DomUtils.getElementsByTagName("*", document).flatMap(({ attribs }) =>
    Object.values(attribs).map((value) => `"${value}"`),
  );
  const said = [DomUtils.textContent(document), ...attributes].join(" ");
  const data = Array.from(html.matchAll(/src="(\/page-[^"]+\.js)"/g), ([, file = ""]) => read(file));
  const plain = (text: string): string => squeeze(text.replaceAll('\\"', '"')).replaceAll(` ${newTab}`, "");
  return { said: plain(said), known: plain([said, ...data].join(" ")) };
}

const shownOn = new Map(pages.map(({ path, html }) => [path, wordsOn(html)]));

const blog = [...shownOn.keys()].filter((path) => /^\/blog(\/page\/\d+)?$/.test(path));

const files = content.files.filter((one) => pagesOf(one).some((path) => shownOn.has(path)));

/** Whether a text is on its page. What the page itself fills in has braces; what has no space is a file or a choice. */
function isShown(file: ContentFile, place: string, text: string): boolean {
  const shown = pagesOf(file).flatMap((path) => shownOn.get(path) ?? []);
  if (place.endsWith(".href")) return shown.some(({ known }) => known.includes(`"${text}"`));
  if (!text.includes(" ") || text.includes("{")) return true;
  const isOfState = text.length < 40 || ofStates.test(place);
  return shown.some(({ said, known }) => (isOfState ? known : said).includes(text));
}

const named = files.map((one) => [one.file, one] as const);

test.each(named)("%s: every text and link stands on its page", (name, file) => {
  const missing = textsIn(file.data, `${name} `).filter(({ place, text }) => !isShown(file, place, text));
  expect(missing).toEqual([]);
});

// The text of a teaching that is coming soon waits.
test.each(named.filter(([name, file]) => name.endsWith(".mdx") && pagesOf(file)[0] !== "/blog"))(
  "%s: every paragraph stands on its page",
  (_, file) => {
    // Lists, headings, quotations and what has marks inside are left to the tests of Markdown.
    const paragraphs = file.body
      .split(/\n\s*\n/)
      .filter((one) => /^\p{L}[^*_`~<>|[\]\\&]{20,}$/u.test(one.trim()));
    expect(paragraphs.map(asShown).filter((text) => !isShown(file, "", text))).toEqual([]);
  },
);

test("the words of most pages are compared", () => {
  expect(files.length).toBeGreaterThan(pages.length / 2);
});
