import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { asShown, content, newTab, pages, read, root, squeeze } from "./site";

/** The page that shows the words of a file; undefined if they stand on pages of several kinds, or on none. */
function pageOf(file: string): string | undefined {
  const [, folder = "", name = ""] = /^(\w+)\/(.+)\.(?:json|mdx)$/.exec(file) ?? [];
  if (folder === "pages") return { home: "/", "not-found": "/404" }[name] ?? `/${name}`;
  if (folder === "articles") return `/blog/${name}`;
  return { events: "/events", partnership: "/partner", devotionals: "/resources", excerpt: "/excerpt" }[
    folder
  ];
}

/** Words for another place (a teaching's end, a PDF, the press kit's license) or for a state that a page may not have. */
const elsewhere =
  /^pages\/(blog\.json (article|series|list\.search)|partner\.json terms|prayer-hub\.json guides\.(comingSoon|cover|imprint)|press-kit\.json licence|set-my-soul-on-fire-ecourse\.json .*later$)/;

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
const ofStates = /( slides\.\d+\.picture\.alt| signUp\..*| bios\.notCopied\.text)$/;

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

const files = content.paths.filter((file) => shownOn.has(pageOf(file) ?? ""));

/** Whether a text is on its page. What the page itself fills in has braces; what has no space is a file or a choice. */
function isShown(file: string, place: string, text: string): boolean {
  const { said = "", known = "" } = shownOn.get(pageOf(file) ?? "") ?? {};
  if (place.endsWith(".href")) return known.includes(`"${text}"`);
  if (!text.includes(" ") || text.includes("{")) return true;
  return text.length < 40 || ofStates.test(place) ? known.includes(text) : said.includes(text);
}

test.each(files.filter((file) => file.endsWith(".json")))(
  "%s: every text and link stands on its page",
  (file) => {
    const data: unknown = JSON.parse(readFileSync(join(root, "content", file), "utf8"));
    const missing = textsIn(data, `${file} `).filter(({ place, text }) => !isShown(file, place, text));
    expect(missing).toEqual([]);
  },
);

test.each(files.filter((file) => file.endsWith(".mdx")))("%s: every paragraph stands on its page", (file) => {
  const source = readFileSync(join(root, "content", file), "utf8").replace(/^---\n[^]*?\n---\n/, "");
  // Lists, headings, quotations and what has marks inside are left to the tests of Markdown.
  const paragraphs = source
    .split(/\n\s*\n/)
    .filter((one) => /^\p{L}[^*_`~<>|[\]\\&]{20,}$/u.test(one.trim()));
  expect(paragraphs.map(asShown).filter((text) => !isShown(file, "", text))).toEqual([]);
});

test("the words of most pages are compared", () => {
  expect(files.length).toBeGreaterThan(pages.length / 2);
});
