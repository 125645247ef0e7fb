import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Installs the executable of another Node version: the package `node-<platform>-<architecture>` is downloaded from
 * the registry without install scripts, and cached in a folder.
 * @param major the major version, such as "24"
 * @returns the path of the executable
 * @throws if the registry is unreachable or has no package for this platform
 */
export function nodeProgram(major: string): string {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(process.cwd(), "node_modules", ".cache", `node-${major}`);
  const program = join(folder, "node_modules", name, "bin", "node");
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const options = ["--prefix", folder, "--ignore-scripts", "--no-save", "--no-audit", "--no-fund"];
    execFileSync("npm", ["install", ...options, `${name}@${major}`], { stdio: "pipe", timeout: 120_000 });
  }
  const version = execFileSync(program, ["--version"]).toString();
  if (!version.startsWith(`v${major}.`)) throw new Error(`${program} is Node ${version.trim()}.`);
  return program;
}
