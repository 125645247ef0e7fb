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
import { guardContent, type ContentGuard } from "./content-guard";

let root: string;
let guard: ContentGuard | undefined;

const written = (file: string) => join(root, "content", file);
const sound = (file: string) => join(root, "sound", file);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "guard-"));
  cpSync("content", join(root, "content"), { recursive: true });
});

afterEach(async () => {
  await guard?.close();
  rmSync(root, { recursive: true });
});

/** Starts the guard, and gives what it tells, in its order. */
function start(): { told: string[]; next: () => Promise<string> } {
  guard = guardContent(join(root, "content"), join(root, "sound"));
  const told: string[] = [];
  let wake: ((problems: string) => void) | undefined;
  guard.onChange((problems) => {
    told.push(problems);
    wake?.(problems);
  });
  const next = () =>
    new Promise<string>((resolve) => {
      wake = resolve;
    });
  return { told, next };
}

test("what is sound is copied; a mistake waits outside and is told once, and so is its end", async () => {
  const { told, next } = start();
  expect(guard?.problems()).toBe("");
  const file = "pages/contact.json";
  const before = readFileSync(written(file), "utf8");
  const untouched = statSync(sound("site.json")).mtimeMs;

  let change = next();
  writeFileSync(written(file), before.slice(0, -10));
  expect(await change).toContain(`content/${file}`);
  expect(guard?.problems()).toContain("is not valid JSON");
  expect(readFileSync(sound(file), "utf8")).toBe(before);

  change = next();
  const mended = before.replace('"title": "', '"title": "New: ');
  writeFileSync(written(file), mended);
  expect(await change).toBe("");
  expect(readFileSync(sound(file), "utf8")).toBe(mended);
  expect(statSync(sound("site.json")).mtimeMs).toBe(untouched);
  expect(told).toHaveLength(2);
}, 30_000);

test("a file that is added or taken away is so in the copy, too", async () => {
  const { next } = start();
  const event = readFileSync(written("events/spotlight-night-watch.json"), "utf8");
  let change = next();
  writeFileSync(written("events/new.json"), "{}");
  expect(await change).toContain("content/events/new.json");

  change = next();
  writeFileSync(written("events/new.json"), event);
  expect(await change).toBe("");
  expect(readFileSync(sound("events/new.json"), "utf8")).toBe(event);

  change = next();
  rmSync(written("events/new.json"));
  writeFileSync(written("events/other.json"), "{}");
  await change;
  change = next();
  writeFileSync(written("events/other.json"), event);
  expect(await change).toBe("");
  expect(() => readFileSync(sound("events/new.json"))).toThrow("ENOENT");
}, 30_000);

test("what cannot be copied is told and ends nothing; hidden files are not copied", async () => {
  const { next } = start();
  const event = readFileSync(written("events/spotlight-night-watch.json"), "utf8");
  mkdirSync(sound("events/new.json"));
  let change = next();
  writeFileSync(written("events/new.json"), event);
  expect(await change).toContain("EISDIR");

  rmSync(sound("events/new.json"), { recursive: true });
  change = next();
  writeFileSync(written("events/.new.json"), "");
  expect(await change).toBe("");
  expect(readFileSync(sound("events/new.json"), "utf8")).toBe(event);
  expect(existsSync(sound("events/.new.json"))).toBe(false);
}, 30_000);
