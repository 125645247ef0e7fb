import { originOf } from "./log";

class OwnError extends Error {}

test("an error is logged with its class and stack frames, but without its message", () => {
  const { error, at: frames } = originOf(new OwnError("CANARY\n    at CANARY (/CANARY.ts:1:2)"));
  expect(error).toBe("OwnError");
  expect(frames[0]).toMatch(/functions\/relay\/log\.test\.ts:\d+:\d+/);
  expect(frames.join()).not.toContain("CANARY");
});

test("thrown values that are not errors, and errors without a stack, can be logged", () => {
  expect(originOf("CANARY")).toEqual({ error: "string", at: [] });
  expect(originOf(undefined)).toEqual({ error: "undefined", at: [] });
  expect(originOf(Object.assign(new Error("x"), { stack: undefined }))).toEqual({ error: "Error", at: [] });
});
