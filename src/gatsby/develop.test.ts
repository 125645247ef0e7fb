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
const validated = (file: string) => join(root, "validated", file);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "watcher-"));
  cpSync(fixedContent, join(root, "content"), { recursive: true });
});

afterEach(async () => {
  await watcher?.close();
  rmSync(root, { recursive: true });
});

/** Starts the watcher, and returns its next message. */
function start(): { told: string[]; next: () => Promise<string> } {
  const { changes } = (watcher = watchContent(join(root, "content"), join(root, "validated")));
  const told: string[] = [];
  changes.on("change", (mistakes) => told.push(mistakes));
  return { told, next: async () => String(await once(changes, "change")) };
}

test("valid content is copied; a mistake and its correction are each reported once", async () => {
  const { told, next } = start();
  expect(watcher?.mistakes()).toBe("");
  const file = "pages/contact.json";
  const before = readFileSync(written(file), "utf8");
  const untouched = statSync(validated("site.json")).mtimeMs;

  let change = next();
  writeFileSync(written(file), before.slice(0, -10));
  expect(await change).toContain(`content/${file}`);
  expect(watcher?.mistakes()).toContain("is not valid JSON");
  expect(readFileSync(validated(file), "utf8")).toBe(before);

  change = next();
  const mended = before.replace('"title": "', '"title": "New: ');
  writeFileSync(written(file), mended);
  expect(await change).toBe("");
  expect(readFileSync(validated(file), "utf8")).toBe(mended);
  expect(statSync(validated("site.json")).mtimeMs).toBe(untouched);
  expect(told).toHaveLength(2);
}, 30_000);

test("added and deleted files are mirrored in the copy", async () => {
  const { next } = start();
  const event = readFileSync(written("events/spotlight-night-watch.mdx"), "utf8");
  let change = next();
  writeFileSync(written("events/new.mdx"), "{}");
  expect(await change).toContain("content/events/new.mdx");

  change = next();
  writeFileSync(written("events/new.mdx"), event);
  expect(await change).toBe("");
  expect(readFileSync(validated("events/new.mdx"), "utf8")).toBe(event);

  change = next();
  rmSync(written("events/new.mdx"));
  writeFileSync(written("events/other.mdx"), "{}");
  await change;
  change = next();
  writeFileSync(written("events/other.mdx"), event);
  expect(await change).toBe("");
  expect(() => readFileSync(validated("events/new.mdx"))).toThrow("ENOENT");
}, 30_000);

test("an error while copying is reported, and the watch goes on; hidden files are not copied", async () => {
  const { next } = start();
  const event = readFileSync(written("events/spotlight-night-watch.mdx"), "utf8");
  mkdirSync(validated("events/new.mdx"));
  let change = next();
  writeFileSync(written("events/new.mdx"), event);
  expect(await change).toContain("EISDIR");

  rmSync(validated("events/new.mdx"), { recursive: true });
  change = next();
  writeFileSync(written("events/.new.mdx"), "");
  expect(await change).toBe("");
  expect(readFileSync(validated("events/new.mdx"), "utf8")).toBe(event);
  expect(existsSync(validated("events/.new.mdx"))).toBe(false);
}, 30_000);
