import * as page from "./draft-key";

type Page = typeof page;

const { draftKey, forgetKey } = page;
const hello = { message: "Hello" };

/** Imports the module afresh, as a reloaded page does: its memory is empty, and sessionStorage is unchanged. */
async function reload(): Promise<Page> {
  jest.resetModules();
  return import("./draft-key");
}

beforeAll(() => {
  Object.defineProperty(globalThis, "isSecureContext", { value: true, writable: true });
});

/** Installs a working sessionStorage, or one that refuses every access, as in some private windows. */
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

test("a draft keeps its key while it says the same", async () => {
  const key = await draftKey("a", hello, true);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await draftKey("a", { ...hello }, true)).toBe(key);
});

test("a corrected draft, another form and a draft after a sent one have keys of their own", async () => {
  const key = await draftKey("a", hello, true);
  expect(await draftKey("b", hello, true)).not.toBe(key);
  expect(await draftKey("a", { message: "Hello!" }, true)).not.toBe(key);
  const again = await draftKey("a", hello, true);
  forgetKey("a");
  expect(await draftKey("a", hello, true)).not.toBe(again);
});

test("it keeps its key over a reload, until it says something else or has been sent", async () => {
  const key = await draftKey("a", hello, true);
  const next = await reload();
  expect(await next.draftKey("a", hello, true)).toBe(key);
  expect(await next.draftKey("b", hello, true)).not.toBe(key);
  next.forgetKey("a");
  const last = await reload();
  expect(await last.draftKey("a", hello, true)).not.toBe(key);
});

test("a draft that may have arrived stays so, over a reload too, until it says something else or is sent", async () => {
  await draftKey("a", hello, true);
  expect(page.isUnconfirmed("a")).toBe(false);
  page.recordUnconfirmed("a");
  await draftKey("a", hello, true);
  const next = await reload();
  await next.draftKey("a", hello, true);
  expect([page.isUnconfirmed("a"), next.isUnconfirmed("a"), next.isUnconfirmed("b")]).toEqual([
    true,
    true,
    false,
  ]);
  await next.draftKey("a", { message: "Hello!" }, true);
  expect(next.isUnconfirmed("a")).toBe(false);
  forgetKey("a");
  expect(page.isUnconfirmed("a")).toBe(false);
});

test("that a draft may have arrived is not stored where its key is not", async () => {
  const store = giveStore();
  await draftKey("a", hello, false);
  page.recordUnconfirmed("a");
  expect(store.size).toBe(0);
  expect(page.isUnconfirmed("a")).toBe(true);
});

test("nothing of what it says is kept", async () => {
  const store = giveStore();
  await draftKey("a", { message: "Words for nobody else" }, true);
  expect(store.size).toBe(1);
  expect([...store.values()].join()).not.toContain("Words");
});

test("where the address is not secure, a draft has a key and the browser keeps nothing", async () => {
  globalThis.isSecureContext = false;
  const store = giveStore();
  const key = await draftKey("a", hello, true);
  expect(await draftKey("a", hello, true)).toBe(key);
  expect(store.size).toBe(0);
  globalThis.isSecureContext = true;
});

test("what may not be kept is known until the page is left, and no longer", async () => {
  const store = giveStore();
  const key = await draftKey("a", hello, false);
  expect(await draftKey("a", hello, false)).toBe(key);
  expect(store.size).toBe(0);
  expect(await (await reload()).draftKey("a", hello, false)).not.toBe(key);
});

test("a browser that refuses to store changes nothing else", async () => {
  giveStore(true);
  const key = await draftKey("a", hello, true);
  expect(await draftKey("a", hello, true)).toBe(key);
  forgetKey("a");
  expect(await draftKey("a", hello, true)).not.toBe(key);
});

test.each(["", "{", "null", "7", '{"digest":1,"key":"x"}', '{"key":"x"}'])(
  "%j in the store is no key",
  async (text) => {
    giveStore().set("sent:a", text);
    expect(await draftKey("a", hello, true)).toMatch(/^[0-9a-f]{32}$/);
  },
);
