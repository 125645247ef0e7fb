import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixedContent } from "../content-model/testing/edited-content";
import { watchContent, type ContentWatcher } from "./develop";

let root: string;
let watcher: ContentWatcher | undefined;

const contentPath = (file: string) => join(root, "content", file);
const finishedPath = (file: string) => join(root, "finished", file);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "watcher-"));
  cpSync(fixedContent, join(root, "content"), { recursive: true });
});

afterEach(async () => {
  await watcher?.close();
  rmSync(root, { recursive: true });
});

/** Starts the watcher. Returns its messages, and a function that waits for the next message. */
function startWatcher(): { messages: string[]; nextMessage: () => Promise<string> } {
  const { changes } = (watcher = watchContent(join(root, "content"), join(root, "finished")));
  const messages: string[] = [];
  changes.on("change", (mistakes) => messages.push(mistakes));
  return { messages, nextMessage: async () => String(await once(changes, "change")) };
}

test("a mistake is reported once, and correcting the mistake updates the finished content", async () => {
  const { messages, nextMessage } = startWatcher();
  expect(watcher?.currentMistakes()).toBe("");
  const file = "pages/contact.json";
  const originalText = readFileSync(contentPath(file), "utf8");
  const [firstVersion, untouchedTimeMs] = [
    readFileSync(finishedPath(file), "utf8"),
    statSync(finishedPath("site.json")).mtimeMs,
  ];

  let change = nextMessage();
  writeFileSync(contentPath(file), originalText.slice(0, -10));
  expect(await change).toContain(`content/${file}`);
  expect(watcher?.currentMistakes()).toContain("is not valid JSON");
  expect(readFileSync(finishedPath(file), "utf8")).toBe(firstVersion);

  change = nextMessage();
  const correctedText = originalText.replace('"title": "', '"title": "New: ');
  writeFileSync(contentPath(file), correctedText);
  expect(await change).toBe("");
  expect(readFileSync(finishedPath(file), "utf8")).toBe(firstVersion.replace('"title":"', '"title":"New: '));
  expect(statSync(finishedPath("site.json")).mtimeMs).toBe(untouchedTimeMs);
  expect(messages).toHaveLength(2);
}, 30_000);

test("files added to or deleted from the content are added to or deleted from the finished content", async () => {
  const { nextMessage } = startWatcher();
  const event = readFileSync(contentPath("events/spotlight-night-watch.mdx"), "utf8");
  let change = nextMessage();
  writeFileSync(contentPath("events/new.mdx"), "{}");
  expect(await change).toContain("content/events/new.mdx");

  change = nextMessage();
  writeFileSync(contentPath("events/new.mdx"), event);
  expect(await change).toBe("");
  expect(existsSync(finishedPath("events/new.mdx"))).toBe(true);

  change = nextMessage();
  rmSync(contentPath("events/new.mdx"));
  writeFileSync(contentPath("events/other.mdx"), "{}");
  await change;
  change = nextMessage();
  writeFileSync(contentPath("events/other.mdx"), event);
  expect(await change).toBe("");
  expect(() => readFileSync(finishedPath("events/new.mdx"))).toThrow("ENOENT");
}, 30_000);

test("the watcher reports that a finished file cannot be written, and continues", async () => {
  const { nextMessage } = startWatcher();
  const event = readFileSync(contentPath("events/spotlight-night-watch.mdx"), "utf8");
  mkdirSync(finishedPath("events/new.mdx"));
  let change = nextMessage();
  writeFileSync(contentPath("events/new.mdx"), event);
  expect(await change).toContain("EISDIR");

  rmSync(finishedPath("events/new.mdx"), { recursive: true });
  change = nextMessage();
  writeFileSync(contentPath("events/.new.mdx"), "");
  expect(await change).toBe("");
  expect(existsSync(finishedPath("events/new.mdx"))).toBe(true);
  expect(existsSync(finishedPath("events/.new.mdx"))).toBe(false);
}, 30_000);

test("a changed fact updates the files that use it", async () => {
  const { nextMessage } = startWatcher();
  const teaching = "articles/ten-honest-minutes.mdx";
  expect(readFileSync(finishedPath(teaching), "utf8")).toContain(
    "[the book](https://books.example/acts-of-war)",
  );
  const contact = readFileSync(contentPath("pages/contact.json"), "utf8");
  let change = nextMessage();
  writeFileSync(contentPath("pages/contact.json"), "{");
  await change;

  change = nextMessage();
  const replaceInFile = (file: string, oldText: string, newText: string) => {
    writeFileSync(contentPath(file), readFileSync(contentPath(file), "utf8").replace(oldText, newText));
  };
  replaceInFile("site.json", "https://books.example/acts-of-war", "https://books.example/second-edition");
  replaceInFile("facts.json", '"place": "online via Zoom"', '"place": "by telephone"');
  writeFileSync(contentPath("pages/contact.json"), contact);
  expect(await change).toBe("");
  expect(readFileSync(finishedPath(teaching), "utf8")).toContain(
    "[the book](https://books.example/second-edition)",
  );
  expect(readFileSync(finishedPath("facts.json"), "utf8")).toContain(
    "A short teaching and prayer together, by telephone.",
  );
}, 30_000);

test("pictures in the finished content are hard links, also after a picture is replaced", async () => {
  const { nextMessage } = startWatcher();
  const picture = "pictures/cover.png";
  const isLinked = () => statSync(finishedPath(picture)).ino === statSync(contentPath(picture)).ino;
  expect(isLinked()).toBe(true);
  const change = nextMessage();
  rmSync(contentPath(picture));
  await change;
  const changeBack = nextMessage();
  cpSync(join(fixedContent, picture), contentPath(picture));
  await changeBack;
  expect(isLinked()).toBe(true);
}, 30_000);
