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

const written = (file: string) => join(root, "content", file);
const finished = (file: string) => join(root, "finished", file);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "watcher-"));
  cpSync(fixedContent, join(root, "content"), { recursive: true });
});

afterEach(async () => {
  await watcher?.close();
  rmSync(root, { recursive: true });
});

/** Starts the watcher. Returns its messages, and a function that waits for the next message. */
function start(): { messages: string[]; next: () => Promise<string> } {
  const { changes } = (watcher = watchContent(join(root, "content"), join(root, "finished")));
  const messages: string[] = [];
  changes.on("change", (mistakes) => messages.push(mistakes));
  return { messages, next: async () => String(await once(changes, "change")) };
}

test("a mistake is reported once, and correcting the mistake updates the finished content", async () => {
  const { messages, next } = start();
  expect(watcher?.mistakes()).toBe("");
  const file = "pages/contact.json";
  const before = readFileSync(written(file), "utf8");
  const [first, untouched] = [readFileSync(finished(file), "utf8"), statSync(finished("site.json")).mtimeMs];

  let change = next();
  writeFileSync(written(file), before.slice(0, -10));
  expect(await change).toContain(`content/${file}`);
  expect(watcher?.mistakes()).toContain("is not valid JSON");
  expect(readFileSync(finished(file), "utf8")).toBe(first);

  change = next();
  const corrected = before.replace('"title": "', '"title": "New: ');
  writeFileSync(written(file), corrected);
  expect(await change).toBe("");
  expect(readFileSync(finished(file), "utf8")).toBe(first.replace('"title":"', '"title":"New: '));
  expect(statSync(finished("site.json")).mtimeMs).toBe(untouched);
  expect(messages).toHaveLength(2);
}, 30_000);

test("files added to or deleted from the content are added to or deleted from the finished content", async () => {
  const { next } = start();
  const event = readFileSync(written("events/spotlight-night-watch.mdx"), "utf8");
  let change = next();
  writeFileSync(written("events/new.mdx"), "{}");
  expect(await change).toContain("content/events/new.mdx");

  change = next();
  writeFileSync(written("events/new.mdx"), event);
  expect(await change).toBe("");
  expect(existsSync(finished("events/new.mdx"))).toBe(true);

  change = next();
  rmSync(written("events/new.mdx"));
  writeFileSync(written("events/other.mdx"), "{}");
  await change;
  change = next();
  writeFileSync(written("events/other.mdx"), event);
  expect(await change).toBe("");
  expect(() => readFileSync(finished("events/new.mdx"))).toThrow("ENOENT");
}, 30_000);

test("the watcher reports that a finished file cannot be written, and continues", async () => {
  const { next } = start();
  const event = readFileSync(written("events/spotlight-night-watch.mdx"), "utf8");
  mkdirSync(finished("events/new.mdx"));
  let change = next();
  writeFileSync(written("events/new.mdx"), event);
  expect(await change).toContain("EISDIR");

  rmSync(finished("events/new.mdx"), { recursive: true });
  change = next();
  writeFileSync(written("events/.new.mdx"), "");
  expect(await change).toBe("");
  expect(existsSync(finished("events/new.mdx"))).toBe(true);
  expect(existsSync(finished("events/.new.mdx"))).toBe(false);
}, 30_000);

test("a changed fact updates the files that use it", async () => {
  const { next } = start();
  const teaching = "articles/ten-honest-minutes.mdx";
  expect(readFileSync(finished(teaching), "utf8")).toContain("[the book](https://books.example/acts-of-war)");
  const contact = readFileSync(written("pages/contact.json"), "utf8");
  let change = next();
  writeFileSync(written("pages/contact.json"), "{");
  await change;

  change = next();
  const replace = (file: string, before: string, after: string) => {
    writeFileSync(written(file), readFileSync(written(file), "utf8").replace(before, after));
  };
  replace("site.json", "https://books.example/acts-of-war", "https://books.example/second-edition");
  replace("facts.json", '"place": "online via Zoom"', '"place": "by telephone"');
  writeFileSync(written("pages/contact.json"), contact);
  expect(await change).toBe("");
  expect(readFileSync(finished(teaching), "utf8")).toContain(
    "[the book](https://books.example/second-edition)",
  );
  expect(readFileSync(finished("facts.json"), "utf8")).toContain(
    "A short teaching and prayer together, by telephone.",
  );
}, 30_000);

test("pictures in the finished content are hard links, also after a picture is replaced", async () => {
  const { next } = start();
  const picture = "pictures/cover.png";
  const isLinked = () => statSync(finished(picture)).ino === statSync(written(picture)).ino;
  expect(isLinked()).toBe(true);
  const change = next();
  rmSync(written(picture));
  await change;
  const changeBack = next();
  cpSync(join(fixedContent, picture), written(picture));
  await changeBack;
  expect(isLinked()).toBe(true);
}, 30_000);
