import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One package as the lockfile names it. */
export interface LockedPackage {
  name: string;
  version: string;
  /** An SPDX expression; empty where the package states none. */
  license: string;
  /** Whether npm would run a script of the package after installing it. */
  hasInstallScript: boolean;
  /** True where it is there only because another package asks to stand beside it. */
  peer: boolean;
}

interface LockEntry {
  name?: string;
  version?: string;
  license?: string;
  hasInstallScript?: boolean;
  peer?: boolean;
}

/** Every package that `npm ci` may install, for any platform, as package-lock.json lists them. */
export function readLockfile(root = process.cwd()): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(packages)
    .filter(([folder]) => folder !== "")
    .map(([folder, { name, version = "", license, hasInstallScript = false, peer = false }]) => ({
      name: name ?? folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      license: license ?? "",
      hasInstallScript,
      peer,
    }));
}
