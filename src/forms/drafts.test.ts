import { attemptFor, restoreDrafts, storeAttempt, storedAttempt, storeDraft } from "./drafts";

let store: Map<string, string>;
const stubSessionStorage = (setItem: (name: string, value: string) => void): void => {
  const getItem = (name: string): string | null => store.get(name) ?? null;
  const removeItem = (name: string): boolean => store.delete(name);
  const value = { getItem, setItem, removeItem };
  Object.defineProperty(globalThis, "sessionStorage", { value, configurable: true });
};

beforeEach(() => {
  store = new Map();
  stubSessionStorage((name, value) => void store.set(name, value));
});

test("after a reload, the same text of a form has the same draft key", () => {
  const firstAttempt = attemptFor("a", "hello", undefined);
  expect(firstAttempt.key).toMatch(/^[\w-]{8,64}$/);
  expect(attemptFor("a", "hello", firstAttempt)).toBe(firstAttempt);
  expect(attemptFor("a", "hello!", firstAttempt).key).not.toBe(firstAttempt.key);
  storeAttempt("a", { ...firstAttempt, isUnconfirmed: true });
  // After a reload.
  expect(attemptFor("a", "hello", undefined)).toEqual({ ...firstAttempt, isUnconfirmed: true });
  expect(attemptFor("a", "hello!", undefined)).toMatchObject({ payload: "hello!", isUnconfirmed: false });
  expect(attemptFor("b", "hello", undefined).key).not.toBe(firstAttempt.key);
  storeAttempt("a", undefined);
  expect(attemptFor("a", "hello", undefined).key).not.toBe(firstAttempt.key);
});

test("the older draft is deleted if the storage is too full for the new draft", () => {
  storeDraft("a", { message: ["Peace"] });
  stubSessionStorage(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  storeDraft("a", { message: ["Peace be with you"] });
  expect(store.size).toBe(0);
});

test.each(["", "{", "null", "7", '{"payload":1,"key":"x"}', '{"key":"x"}'])(
  "the invalid stored value %j is ignored",
  (text) => {
    store.set("sent:a", text);
    expect(storedAttempt("a")).toBeUndefined();
  },
);

test("a draft fills in all unchanged fields except a consent", () => {
  const draft = {
    name: ["Ruth"],
    city: ["Columbus"],
    topic: ["b"],
    news: ["false", "true"],
    consent: ["false", "true"],
  };
  storeDraft("a", draft);
  const box = { type: "checkbox", checked: false };
  const fields = {
    name: { type: "text", name: "name", value: "" },
    city: { type: "text", name: "city", value: "Rome" },
    first: { ...box, name: "topic", value: "a" },
    second: { ...box, name: "topic", value: "b" },
    news: { ...box, name: "news", value: "true" },
    consent: { ...box, name: "consent", value: "true", required: true },
  };
  const forms = [{ id: "a-form", querySelectorAll: () => Object.values(fields) }];
  Object.defineProperty(globalThis, "document", { value: { forms }, configurable: true });
  restoreDrafts();
  expect(fields).toMatchObject({
    name: { value: "Ruth" },
    city: { value: "Rome" },
    first: { checked: false },
    second: { checked: true },
    news: { checked: true },
    consent: { checked: false },
  });
});
