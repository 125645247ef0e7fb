import * as page from "./drafts";

type Page = typeof page;

const { keyFor, forgetAttempt } = page;
const hello = { message: "Hello" };

/** Imports the module afresh, as a reloaded page does: its memory is empty, and sessionStorage is unchanged. */
async function reload(): Promise<Page> {
  jest.resetModules();
  return import("./drafts");
}

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
  forgetAttempt("a");
  forgetAttempt("b");
});

test("a draft keeps its key while it says the same", () => {
  const key = keyFor("a", hello, true);
  expect(key).toMatch(/^[\w-]{8,64}$/);
  expect(keyFor("a", { ...hello }, true)).toBe(key);
});

test("a corrected draft, another form and a draft after a sent one have keys of their own", () => {
  const key = keyFor("a", hello, true);
  expect(keyFor("b", hello, true)).not.toBe(key);
  expect(keyFor("a", { message: "Hello!" }, true)).not.toBe(key);
  const again = keyFor("a", hello, true);
  forgetAttempt("a");
  expect(keyFor("a", hello, true)).not.toBe(again);
});

test("it keeps its key over a reload, until it says something else or has been sent", async () => {
  const key = keyFor("a", hello, true);
  const next = await reload();
  expect(next.keyFor("a", hello, true)).toBe(key);
  expect(next.keyFor("b", hello, true)).not.toBe(key);
  next.forgetAttempt("a");
  const last = await reload();
  expect(last.keyFor("a", hello, true)).not.toBe(key);
});

test("a draft that may have arrived stays so, over a reload too, until it says something else or is sent", async () => {
  keyFor("a", hello, true);
  expect(page.isUnconfirmed("a")).toBe(false);
  page.markUnconfirmed("a");
  keyFor("a", hello, true);
  const next = await reload();
  next.keyFor("a", hello, true);
  expect([page.isUnconfirmed("a"), next.isUnconfirmed("a"), next.isUnconfirmed("b")]).toEqual([
    true,
    true,
    false,
  ]);
  next.keyFor("a", { message: "Hello!" }, true);
  expect(next.isUnconfirmed("a")).toBe(false);
  forgetAttempt("a");
  expect(page.isUnconfirmed("a")).toBe(false);
});

test("that a draft may have arrived is not stored where its key is not", () => {
  const store = giveStore();
  keyFor("a", hello, false);
  page.markUnconfirmed("a");
  expect(store.size).toBe(0);
  expect(page.isUnconfirmed("a")).toBe(true);
});

test("what may not be kept is known until the page is left, and no longer", async () => {
  const store = giveStore();
  const key = keyFor("a", hello, false);
  expect(keyFor("a", hello, false)).toBe(key);
  expect(store.size).toBe(0);
  expect((await reload()).keyFor("a", hello, false)).not.toBe(key);
});

test("a browser that refuses to store changes nothing else", () => {
  giveStore(true);
  const key = keyFor("a", hello, true);
  expect(keyFor("a", hello, true)).toBe(key);
  forgetAttempt("a");
  expect(keyFor("a", hello, true)).not.toBe(key);
});

test.each(["", "{", "null", "7", '{"words":1,"key":"x"}', '{"key":"x"}'])(
  "%j in the store is no key",
  (text) => {
    giveStore().set("sent:a", text);
    expect(keyFor("a", hello, true)).toMatch(/^[\w-]{8,64}$/);
  },
);

test("a draft comes back as it was, until it is forgotten", () => {
  giveStore();
  page.storeDraft("a", { message: ["Peace"] });
  expect(page.storedDraft("a")).toEqual({ message: ["Peace"] });
  page.forgetDraft("a");
  expect(page.storedDraft("a")).toEqual({});
});

test("where there is no room for the new text, the older one does not come back in its place", () => {
  const store = giveStore();
  page.storeDraft("a", { message: ["Peace"] });
  sessionStorage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  page.storeDraft("a", { message: ["Peace be with you"] });
  expect(store.size).toBe(0);
});

test.each(["{broken", "7", '{"message":"Peace"}', "null"])("%j is no draft", (text) => {
  giveStore().set("draft:a", text);
  expect(page.storedDraft("a")).toEqual({});
});
