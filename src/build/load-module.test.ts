import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { transformSync } from "@swc/core";

const throwing = `interface Reason {
  words: string;
}

export function fail({ words }: Reason): never {
  throw new Error(words);
}
`;

test("an error of a loaded module names its file and line, without a flag of Node's", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "load-module-"));
  const bundled = transformSync(readFileSync("src/build/load-module.ts", "utf8"), {
    jsc: { parser: { syntax: "typescript" }, target: "es2022" },
    module: { type: "commonjs" },
  });
  writeFileSync(path.join(folder, "gatsby-node.js"), bundled.code);
  writeFileSync(path.join(folder, "throwing.ts"), throwing);
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  const program = `
    const { fail } = require("./gatsby-node.js").loadModule("./throwing.ts");
    try { fail({ words: "on purpose" }); } catch (error) { console.log(error.stack); }`;
  const stack = execFileSync(process.execPath, ["-e", program], { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(stack).toMatch(/on purpose[^]*throwing\.ts:6:9/);
});
