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
  writePage("contact.html", '<p id="prayer"></p><p id="booking"></p>');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const writePage = (file: string, html: string) => writeFileSync(path.join(site, file), html);
const findMistakes = (oldAddresses: readonly [string, string][] = []) =>
  findAnchorMistakes(site, content, new Map(oldAddresses));

function replaceInFile(file: string, oldText: string, newText: string): void {
  const text = readFileSync(path.join(content, file), "utf8");
  expect(text).toContain(oldText);
  writeFileSync(path.join(content, file), text.replace(oldText, newText));
}

test("links to existing anchors, to the top of a page and to other sites are valid", () => {
  writePage(
    "index.html",
    '<a href="/contact#prayer">a</a><a href="/contact/#booking">b</a><a href="#">c</a>',
  );
  writePage(
    "blog/first.html",
    '<a href="#end">a</a><a href="https://ministry.example/#x">b</a><p id="end"></p>',
  );
  writePage("about.html", '<a href="/#top">a</a><use href="#flame"></use><path id="flame"></path>');
  expect(findMistakes([["/prayer-requests", "/contact#prayer"]])).toEqual([]);
});

test("a link to a missing anchor is reported with file, field, line and a suggestion", () => {
  writePage("index.html", '<a href="/contact#prayr">a</a>');
  writePage("events.html", '<a class="b" href="/contact#prayr">a</a>');
  replaceInFile("pages/home.json", '"/contact#prayer"', '"/contact#prayr"');
  expect(findMistakes()).toEqual([
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
  writePage("privacy.html", '<a href="#gone">a</a>');
  const source = readFileSync(path.join(content, "pages/privacy.mdx"), "utf8");
  writeFileSync(path.join(content, "pages/privacy.mdx"), `${source}\n[Words](#gone)\n`);
  expect(findMistakes()).toEqual([
    expect.objectContaining({
      file: "content/pages/privacy.mdx",
      field: "body",
      line: source.split("\n").length + 1,
      fix: "Remove the link.",
    }),
  ]);
});

test("a redirect to a missing anchor is reported", () => {
  replaceInFile("redirects.json", '"/contact#prayer"', '"/contact#intercession"');
  expect(findMistakes([["/prayer-requests", "/contact#intercession"]])).toEqual([
    expect.objectContaining({
      file: "content/redirects.json",
      fix: 'Write "/contact" to link to the top of the page.',
    }),
  ]);
});

test("a missing anchor with a special character is reported", () => {
  writePage("index.html", '<a href="/contact#100%">a</a>');
  replaceInFile("pages/home.json", '"/contact#prayer"', '"/contact#100%"');
  expect(findMistakes()).toEqual([expect.objectContaining({ file: "content/pages/home.json" })]);
});

test("a link that is not in a content file is reported with the page that contains the link", () => {
  writePage("about.html", '<a href="/contact#menu">a</a>');
  expect(findMistakes()).toEqual([expect.objectContaining({ file: "/about", field: "" })]);
});

test("an id is reported only if two parts of the same page have this id", () => {
  writePage("speaking.html", '<section id="faq"></section><details id="faq"></details>');
  const id = '"id": "what-is-strategic-prayer"';
  replaceInFile("pages/home.json", id, '"id": "faq"');
  const speaking = readFileSync(path.join(content, "pages/speaking.json"), "utf8");
  const [firstId = ""] = /"id": "[^"]+"/.exec(speaking) ?? [];
  replaceInFile("pages/speaking.json", firstId, '"id": "faq"');
  const linesBefore = speaking.slice(0, speaking.indexOf(firstId)).split("\n");
  expect(findMistakes()).toEqual([
    {
      file: "content/pages/speaking.json",
      field: "topics.cards[faq].id",
      line: linesBefore.length,
      problem: 'Several parts of /speaking have the id "faq".',
      fix: "Give each part a different id.",
    },
  ]);
});
