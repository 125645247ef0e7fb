import { faultOf } from "./fault";

class OwnError extends Error {}

test("has the error's class, and the files and lines of its stack", () => {
  const { error, at } = faultOf(new OwnError("CANARY"));
  expect(error).toBe("OwnError");
  expect(at[0]).toMatch(/^functions\/relay\/fault\.test\.ts:\d+$/);
  expect(at.length).toBeGreaterThan(1);
});

test("contains nothing of the message, whatever that looks like", () => {
  const text = "CANARY\n    at CANARY (/CANARY.ts:1:2)\n    at CANARY.ts:3:4";
  const stack = `TypeError: ${text}\n    at send (/relay/send.ts:1:2)`;
  const changed = ["", "at", "other"].map((message) => Object.assign(new TypeError(message), { stack }));
  const renamed = Object.assign(new TypeError(text), { name: "CANARY" });
  for (const error of [new TypeError(text), renamed, ...changed]) {
    expect(faultOf(error).error).toBe("TypeError");
    expect(JSON.stringify(faultOf(error))).not.toContain("CANARY");
  }
});

test("parses every form of stack frame", () => {
  const stack = `Error
    at send (${process.cwd()}/.cache/send.js:1:2)
    at async Promise.all (index 0)
    at async file:///var/task/main.mjs:3:4
    at new Form (/a (copy)/form.js:5:6)
    at async /var/task/entry.js:7:8
    at node:internal/process/task_queues:9:10`;
  expect(faultOf(Object.assign(new Error(), { stack })).at).toEqual([
    ".cache/send.js:1",
    "file:///var/task/main.mjs:3",
    "/a (copy)/form.js:5",
    "/var/task/entry.js:7",
    "node:internal/process/task_queues:9",
  ]);
});

test("accepts any thrown value", () => {
  expect(faultOf("CANARY")).toEqual({ error: "string", at: [] });
  expect(faultOf(undefined)).toEqual({ error: "undefined", at: [] });
  expect(faultOf(Object.assign(new Error("x"), { stack: undefined }))).toEqual({ error: "Error", at: [] });
});
