import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The installed packages that only have ES modules. Jest cannot load them unless they are compiled. */
function findModulePackages() {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const folders = Object.keys(packages).filter((folder) => {
    const manifest = path.join(folder, "package.json");
    return (
      folder !== "" && existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).type === "module"
    );
  });
  return folders.map((folder) => folder.slice("node_modules/".length));
}

export default {
  rootDir: "..",
  testEnvironment: "node",
  maxWorkers: "100%",
  testTimeout: 30_000,
  roots: ["<rootDir>/src", "<rootDir>/functions", "<rootDir>/scripts", "<rootDir>/tests/built"],
  testMatch: ["**/*.test.ts", "**/*.test.tsx"],
  transform: {
    "\\.[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic", importSource: "@emotion/react" } },
        },
        module: { type: "commonjs" },
      },
    ],
  },
  transformIgnorePatterns: [`^((?!/node_modules/).)*/node_modules/(?!(${findModulePackages().join("|")})/)`],
  moduleNameMapper: { "\\.(woff2|svg|png|jpe?g|webp|avif)$": "<rootDir>/.config/jest-asset.cjs" },
  restoreMocks: true,
};
