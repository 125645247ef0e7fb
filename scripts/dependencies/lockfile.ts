import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A package in the lockfile. */
export interface LockedPackage {
  name: string;
  version: string;
  /** An SPDX expression; empty if the package has none. */
  license: string;
  /** Whether npm would run a script of the package after installing it. */
  hasInstallScript: boolean;
  /** Whether it is installed only as a peer dependency of another package. */
  peer: boolean;
}

interface LockEntry {
  name?: string;
  version?: string;
  license?: string;
  hasInstallScript?: boolean;
  peer?: boolean;
}

/** All packages in package-lock.json that `npm ci` may install on any platform. */
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
