import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fixedContent } from "../../content-model/testing/edited-content";
import { findAnchorMistakes } from "./anchors";

let root: string;
let site: string;
let content: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "places-"));
  site = path.join(root, "public");
  content = path.join(root, "content");
  mkdirSync(path.join(site, "blog"), { recursive: true });
  cpSync(fixedContent, content, { recursive: true });
  page("contact.html", '<p id="prayer"></p><p id="booking"></p>');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const page = (file: string, html: string) => writeFileSync(path.join(site, file), html);
const mistakes = (oldAddresses: readonly [string, string][] = []) =>
  findAnchorMistakes(site, content, new Map(oldAddresses));

function write(file: string, before: string, after: string): void {
  const text = readFileSync(path.join(content, file), "utf8");
  expect(text).toContain(before);
  writeFileSync(path.join(content, file), text.replace(before, after));
}

test("links to existing anchors, to the top of a page and to other sites are valid", () => {
  page("index.html", '<a href="/contact#prayer">a</a><a href="/contact/#booking">b</a><a href="#">c</a>');
  page("blog/first.html", '<a href="#end">a</a><a href="https://ministry.example/#x">b</a><p id="end"></p>');
  page("about.html", '<a href="/#top">a</a><use href="#flame"></use><path id="flame"></path>');
  expect(mistakes([["/prayer-requests", "/contact#prayer"]])).toEqual([]);
});

test("a link to a missing anchor is reported with file, field, line and a suggestion", () => {
  page("index.html", '<a href="/contact#prayr">a</a>');
  page("events.html", '<a class="b" href="/contact#prayr">a</a>');
  write("pages/home.json", '"/contact#prayer"', '"/contact#prayr"');
  expect(mistakes()).toEqual([
    {
      file: "content/pages/home.json",
      field: "hero.actions[1].href",
      line: 18,
      problem: '"/contact#prayr" is not a valid link: there is no part "prayr" on /contact.',
      fix: 'Did you mean "/contact#prayer"?',
    },
  ]);
});

test("in a Markdown text, a link to a missing anchor of the same page is reported with the line", () => {
  page("privacy.html", '<a href="#gone">a</a>');
  const written = readFileSync(path.join(content, "pages/privacy.mdx"), "utf8");
  writeFileSync(path.join(content, "pages/privacy.mdx"), `${written}\n[Words](#gone)\n`);
  expect(mistakes()).toEqual([
    expect.objectContaining({
      file: "content/pages/privacy.mdx",
      field: "body",
      line: written.split("\n").length + 1,
      fix: "Remove the link.",
    }),
  ]);
});

test("a redirect to a missing anchor is reported", () => {
  write("redirects.json", '"/contact#prayer"', '"/contact#intercession"');
  expect(mistakes([["/prayer-requests", "/contact#intercession"]])).toEqual([
    expect.objectContaining({
      file: "content/redirects.json",
      fix: 'Write "/contact" to link to the top of the page.',
    }),
  ]);
});

test("a missing anchor with a special character is reported", () => {
  page("index.html", '<a href="/contact#100%">a</a>');
  write("pages/home.json", '"/contact#prayer"', '"/contact#100%"');
  expect(mistakes()).toEqual([expect.objectContaining({ file: "content/pages/home.json" })]);
});

test("a link that is not in a content file is reported with the page that contains the link", () => {
  page("about.html", '<a href="/contact#menu">a</a>');
  expect(mistakes()).toEqual([expect.objectContaining({ file: "/about", field: "" })]);
});

test("an id is reported only if two parts of the same page have this id", () => {
  page("speaking.html", '<section id="faq"></section><details id="faq"></details>');
  const id = '"id": "what-is-strategic-prayer"';
  write("pages/home.json", id, '"id": "faq"');
  const speaking = readFileSync(path.join(content, "pages/speaking.json"), "utf8");
  const [first = ""] = /"id": "[^"]+"/.exec(speaking) ?? [];
  write("pages/speaking.json", first, '"id": "faq"');
  const linesBefore = speaking.slice(0, speaking.indexOf(first)).split("\n");
  expect(mistakes()).toEqual([
    {
      file: "content/pages/speaking.json",
      field: "topics.cards[faq].id",
      line: linesBefore.length,
      problem: 'Several parts of /speaking have the id "faq".',
      fix: "Give each part a different id.",
    },
  ]);
});
