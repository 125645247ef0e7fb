import { readFileSync } from "node:fs";
import project from "../package.json";

test("allowScripts lists all packages with an installation script, and forbids all these scripts", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript = false }]) => hasInstallScript)
    .map(([folder]) => folder.replace(/^.*node_modules\//, ""));
  expect(Object.keys(project.allowScripts)).toEqual([...new Set(names)].sort());
  expect(Object.values(project.allowScripts).every((allowed) => !allowed)).toBe(true);
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});

test("docs/decisions explains every override", () => {
  const reasons = readFileSync("docs/decisions/README.md", "utf8");
  for (const name of Object.keys(project.overrides)) expect(reasons).toContain(`\`overrides.${name}\``);
});
