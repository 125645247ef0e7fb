import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack from "gatsby/webpack";
import { fonts } from "../../theme/look/fonts";
import { LicencesPlugin } from "./licences-plugin";

test("the licence file lists the fonts and each bundled package once, including concatenated ES modules", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "licences-"));
  const source = 'import { compile } from "stylis"; import React from "react"; console.log(compile, React);';
  const compiler = webpack({
    mode: "production",
    optimization: { minimize: false },
    context: process.cwd(),
    entry: `data:text/javascript,${source}`,
    output: { path: folder },
    plugins: [new LicencesPlugin()],
  });
  await new Promise((resolve) => compiler.run(resolve));
  await new Promise((resolve) => compiler.close(resolve));
  const text = readFileSync(path.join(folder, "third-party-licences.txt"), "utf8");
  rmSync(folder, { recursive: true });
  const packages = Array.from(text.matchAll(/^(\S+) \d\S* \([\w.-]+\)$/gm), ([, name]) => name);
  expect(packages).toEqual(["react", "stylis", ...Object.values(fonts).map((one) => one.package)].sort());
  expect(text).toContain("Permission is hereby granted");
  expect(text).toContain("SIL OPEN FONT LICENSE");
}, 60_000);
