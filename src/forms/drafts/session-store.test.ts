import { forget, recall, remember } from "./session-store";

let room: number;

/** A sessionStorage with a quota: a text that exceeds it is refused, and the previous one remains. */
beforeEach(() => {
  const held = new Map<string, string>();
  room = 100;
  const sessionStorage = {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      held.set(name, value);
    },
    removeItem: (name: string) => held.delete(name),
  };
  Object.defineProperty(globalThis, "sessionStorage", { value: sessionStorage, configurable: true });
});

test("what is kept comes back as it was, until it is forgotten", () => {
  remember("draft", { message: ["Peace"] });
  expect(recall("draft")).toEqual({ message: ["Peace"] });
  forget("draft");
  expect(recall("draft")).toBeUndefined();
});

test("where there is no room for the new text, the older one does not come back in its place", () => {
  remember("draft", "Peace");
  remember("sent", "Hope");
  room = 0;
  remember("draft", "Peace be with you");
  expect(recall("draft")).toBeUndefined();
  expect(recall("sent")).toBe("Hope");
});

test("what nobody can read is nothing", () => {
  sessionStorage.setItem("draft", "{broken");
  expect(recall("draft")).toBeUndefined();
});
