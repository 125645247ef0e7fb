import { originOf } from "./log";

class OwnError extends Error {}

test("an error's class and frames are logged, but never its message", () => {
  const { error, at } = originOf(new OwnError("CANARY\n    at CANARY (/CANARY.ts:1:2)"));
  expect(error).toBe("OwnError");
  expect(at[0]).toMatch(/functions\/relay\/log\.test\.ts:\d+:\d+/);
  expect(at.join()).not.toContain("CANARY");
});

test("anything can be thrown", () => {
  expect(originOf("CANARY")).toEqual({ error: "string", at: [] });
  expect(originOf(undefined)).toEqual({ error: "undefined", at: [] });
  expect(originOf(Object.assign(new Error("x"), { stack: undefined }))).toEqual({ error: "Error", at: [] });
});
