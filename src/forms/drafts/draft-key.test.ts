import * as page from "./draft-key";

type Page = typeof page;

const { draftKey, forgetKey } = page;
const hello = { message: "Hello" };

/** The module as a page has it that was loaded anew: nothing in memory, and the tab's store as it is. */
async function reload(): Promise<Page> {
  jest.resetModules();
  return import("./draft-key");
}

/** A store as browsers have it, or one that refuses everything, as in some private windows. */
function giveStore(refuses = false): Map<string, string> {
  const held = new Map<string, string>();
  const guard = (): void => {
    if (refuses) throw new DOMException("denied", "SecurityError");
  };
  const sessionStorage = {
    getItem: (name: string) => (guard(), held.get(name) ?? null),
    setItem: (name: string, value: string) => (guard(), void held.set(name, value)),
    removeItem: (name: string) => (guard(), void held.delete(name)),
  };
  Object.defineProperty(globalThis, "sessionStorage", { value: sessionStorage, configurable: true });
  return held;
}

beforeEach(() => {
  giveStore();
  forgetKey("a");
  forgetKey("b");
});

test("a draft keeps its key while it says the same", () => {
  const key = draftKey("a", hello, true);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(draftKey("a", { ...hello }, true)).toBe(key);
});

test("a corrected draft, another form and a draft after a sent one have keys of their own", () => {
  const key = draftKey("a", hello, true);
  expect(draftKey("b", hello, true)).not.toBe(key);
  expect(draftKey("a", { message: "Hello!" }, true)).not.toBe(key);
  const again = draftKey("a", hello, true);
  forgetKey("a");
  expect(draftKey("a", hello, true)).not.toBe(again);
});

test("it keeps its key over a reload, until it says something else or has been sent", async () => {
  const key = draftKey("a", hello, true);
  const next = await reload();
  expect(next.draftKey("a", hello, true)).toBe(key);
  expect(next.draftKey("b", hello, true)).not.toBe(key);
  next.forgetKey("a");
  const last = await reload();
  expect(last.draftKey("a", hello, true)).not.toBe(key);
});

test("what may not be kept is known until the page is left, and no longer", async () => {
  const store = giveStore();
  const key = draftKey("a", hello, false);
  expect(draftKey("a", hello, false)).toBe(key);
  expect(store.size).toBe(0);
  expect((await reload()).draftKey("a", hello, false)).not.toBe(key);
});

test("a browser that refuses to store changes nothing else", () => {
  giveStore(true);
  const key = draftKey("a", hello, true);
  expect(draftKey("a", hello, true)).toBe(key);
  forgetKey("a");
  expect(draftKey("a", hello, true)).not.toBe(key);
});

test.each(["", "{", "null", "7", '{"said":1,"key":"x"}', '{"key":"x"}'])(
  "%j in the store is no key",
  (text) => {
    giveStore().set("sent:a", text);
    expect(draftKey("a", hello, true)).toMatch(/^[0-9a-f]{32}$/);
  },
);
