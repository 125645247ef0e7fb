import { readFileSync } from "node:fs";
import project from "../../package.json";
import { readLockfile } from "./lockfile";

test("no package runs an installation script, and all that have one are listed", () => {
  const withScript = readLockfile().filter(({ hasInstallScript }) => hasInstallScript);
  const names = [...new Set(withScript.map(({ name }) => name))].sort();
  expect(Object.keys(project.allowScripts)).toEqual(names);
  expect(Object.values(project.allowScripts).every((allowed) => !allowed)).toBe(true);
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});

test("every override has its reason", () => {
  const reasons = readFileSync("docs/decisions/0009-dependencies.md", "utf8");
  for (const name of Object.keys(project.overrides)) expect(reasons).toContain(`\`overrides.${name}\``);
});
