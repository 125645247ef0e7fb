import { attemptFor, storeAttempt, storedAttempt, storeDraft } from "./drafts";

let store: Map<string, string>;
const withStore = (setItem: (name: string, value: string) => void): void => {
  const getItem = (name: string): string | null => store.get(name) ?? null;
  const removeItem = (name: string): boolean => store.delete(name);
  const value = { getItem, setItem, removeItem };
  Object.defineProperty(globalThis, "sessionStorage", { value, configurable: true });
};

beforeEach(() => {
  store = new Map();
  withStore((name, value) => void store.set(name, value));
});

test("the same words keep their key, other words and another form get one of their own", () => {
  const first = attemptFor("a", "hello", undefined);
  expect(first.key).toMatch(/^[\w-]{8,64}$/);
  expect(attemptFor("a", "hello", first)).toBe(first);
  expect(attemptFor("a", "hello!", first).key).not.toBe(first.key);
  storeAttempt("a", { ...first, isUnconfirmed: true });
  // After a reload.
  expect(attemptFor("a", "hello", undefined)).toEqual({ ...first, isUnconfirmed: true });
  expect(attemptFor("a", "hello!", undefined)).toMatchObject({ payload: "hello!", isUnconfirmed: false });
  expect(attemptFor("b", "hello", undefined).key).not.toBe(first.key);
  storeAttempt("a", undefined);
  expect(attemptFor("a", "hello", undefined).key).not.toBe(first.key);
});

test("if there is no room for a new text, the older one is not restored", () => {
  storeDraft("a", { message: ["Peace"] });
  withStore(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  storeDraft("a", { message: ["Peace be with you"] });
  expect(store.size).toBe(0);
});

test.each(["", "{", "null", "7", '{"payload":1,"key":"x"}', '{"key":"x"}'])(
  "%j in the store is no attempt",
  (text) => {
    store.set("sent:a", text);
    expect(storedAttempt("a")).toBeUndefined();
  },
);
