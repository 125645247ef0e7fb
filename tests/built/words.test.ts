import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { asShown, content, newTab, pages, root, squeeze } from "./site";

/** The page that shows the words of a file; undefined if its words depend on a state, or stand elsewhere too. */
function pageOf(file: string): string | undefined {
  const [, name] = /^pages\/(.+)\.(json|mdx)$/.exec(file) ?? [];
  if (name !== undefined) return name === "home" ? "/" : name === "not-found" ? "/404" : `/${name}`;
  const shown: Readonly<Record<string, string>> = {
    events: "/events",
    partnership: "/partner",
    devotionals: "/resources",
    "book/outline.json": "/acts-of-war-book",
  };
  return shown[file] ?? shown[file.replace(/\/.*/, "")];
}

/** What is no text: names of files, choices, addresses. */
const notWords =
  /(^|\.)(id|href|file|sample|status|level|date|kind|icon|zone|to|from|order|days|calendar|type|category|week|place)$/;

/** Words that stand there in some state, or for search engines alone. */
const ofStates =
  /^(seo|card|paging|signUp|list|social)\.|(later|mailSubject|underWay|viewer|announce|copied|notCopied|withoutScript|license|licence|crumb|teaches|description|level|enlarged?|downloadHint|comingSoon|imprint|terms|placeholder|none|cover|slides\.\d+\.picture|article)(\.|$)/;

/** All texts below a value, with their dotted paths. */
function textsIn(value: unknown, path = ""): { path: string; words: string }[] {
  if (typeof value === "string") return [{ path, words: asShown(value) }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, path === "" ? key : `${path}.${key}`),
  );
}

const shownOn = new Map(
  pages.map(({ path, html }) => {
    const document = parseDocument(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ""));
    // Labels and alternative texts are read aloud.
    const spoken = DomUtils.getElementsByTagName("*", document).flatMap(({ attribs }) =>
      Object.values(attribs),
    );
    const words = [DomUtils.textContent(document), ...spoken].join(" ");
    return [path, squeeze(words).replaceAll(` ${newTab}`, "")];
  }),
);

const jsonFiles = content.paths.filter((file) => file.endsWith(".json") && shownOn.has(pageOf(file) ?? ""));

test.each(jsonFiles)("%s: every text stands on its page", (file) => {
  const shown = shownOn.get(pageOf(file) ?? "") ?? "";
  const data = JSON.parse(readFileSync(join(root, "content", file), "utf8")) as unknown;
  const missing = textsIn(data)
    // What the page itself fills in has braces.
    .filter(({ path, words }) => !notWords.test(path) && !ofStates.test(path) && !words.includes("{"))
    .filter(({ words }) => !shown.includes(words));
  expect(missing).toEqual([]);
});

/** The page that shows the text of a file. */
function pageOfText(file: string): string {
  return (
    (pageOf(file) ?? (file.startsWith("excerpt/") ? "/excerpt" : "")) ||
    file.replace(/^articles\/(.*)\.mdx$/, "/blog/$1")
  );
}

const texts = content.paths.filter((file) => file.endsWith(".mdx") && shownOn.has(pageOfText(file)));

test.each(texts)("%s: every paragraph stands on its page", (file) => {
  const [, , body = ""] =
    /^(---\n[^]*?\n---\n)?([^]*)$/.exec(readFileSync(join(root, "content", file), "utf8")) ?? [];
  // Lists, headings, quotations and what has marks inside are left to the tests of Markdown.
  const paragraphs = body.split(/\n\s*\n/).filter((one) => /^\p{L}[^*_`~<>|[\]\\&]{20,}$/u.test(one.trim()));
  const shown = shownOn.get(pageOfText(file)) ?? "";
  expect(paragraphs.map(asShown).filter((words) => !words.includes("{") && !shown.includes(words))).toEqual(
    [],
  );
});

test("the words of most pages are compared", () => {
  expect(jsonFiles.length).toBeGreaterThan(pages.length / 2);
});
