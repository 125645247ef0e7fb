import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const hooks = ".config/hooks";

/**
 * `npm ci` runs this (`prepare`): from then on Git runs the hooks in this folder. Does nothing where this is no clone
 * of its own, where nobody commits, or where hooks of another folder are in use.
 */
function install() {
  if (!existsSync(".git") || process.env.CI !== undefined || process.env.NETLIFY !== undefined) return;
  const set = git("config", "--get", "core.hooksPath");
  if (set === undefined || set === "") git("config", "core.hooksPath", hooks);
}

function git(...args) {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    // No Git, or nothing set: an installation must not fail over its hooks.
    return undefined;
  }
}

install();
