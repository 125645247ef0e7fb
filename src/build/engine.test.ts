import { execFileSync } from "node:child_process";
import { setImmediate } from "node:timers/promises";
import { buildFlags, cleanUpNow, giveMemoryBack } from "./engine";

describe("what a build asks of its JavaScript engine", () => {
  it("is something that this engine knows", () => {
    const known = execFileSync(process.execPath, ["--v8-options"], { encoding: "utf8" });
    const names = buildFlags(process.versions.v8, true).map((flag) => flag.split("=")[0] ?? "");
    expect(names).toHaveLength(2);
    for (const name of names) expect(known).toMatch(new RegExp(`^ *${name} `, "m"));
  });

  it("is said in the words of its version", () => {
    expect(buildFlags("11.3.244.8-node.38", true)).toContain("--interrupt-budget=2027520");
    expect(buildFlags("12.4.254.21-node.57", true)).toContain("--invocation-count-for-turbofan=90000");
  });

  it("spares the memory of a first build alone", () => {
    const flags = [true, false].map((isFirst) => buildFlags(process.versions.v8, isFirst).join(" "));
    expect(flags.map((words) => words.includes("--heap-growing-percent"))).toEqual([true, false]);
  });

  it("leaves memory to the operator who has set it", () => {
    const [own, operators]: NodeJS.ProcessEnv[] = [{}, { MIMALLOC_PURGE_DELAY: "10" }];
    for (const environment of [own, operators]) giveMemoryBack(environment ?? {});
    expect([own, operators]).toEqual([{ MIMALLOC_PURGE_DELAY: "0" }, { MIMALLOC_PURGE_DELAY: "10" }]);
  });

  it("cleans up when it is told to", async () => {
    const leftover = new WeakRef({ pages: "many" });
    // What was looked at in this turn of the event loop is kept until its end.
    await setImmediate();
    cleanUpNow();
    expect(leftover.deref()).toBeUndefined();
  });
});
