import { execFileSync, spawn } from "node:child_process";
import { gatsbySettings } from "../../local/gatsby";

/** The resources that a program has used by its end, including its child processes. */
export interface Usage {
  /** Seconds of processor time, of user and system. */
  cpu: number;
  /** Megabytes of the largest of its processes at its largest. */
  memory: number;
  /** Seconds by the clock. */
  elapsed: number;
}

const interval = 250;

/**
 * Runs a Node program and measures it with standard POSIX tools.
 * @throws if it fails, with its output
 */
export async function measureNode(args: readonly string[], cwd: string): Promise<Usage> {
  const start = performance.now();
  // The shell's `times` counts the children that it has waited for.
  const child = spawn("sh", ["-c", `"$@" || exit 1; times`, "sh", process.execPath, ...args], {
    cwd,
    env: { ...gatsbySettings, ...process.env, NODE_ENV: "production", CI: "true" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  const note = (chunk: Buffer) => (written += chunk.toString());
  child.stdout.on("data", note);
  child.stderr.on("data", note);
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, largestProcess(child.pid ?? 0));
  }, interval);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(written);
  return { cpu: readTimes(written), memory, elapsed: (performance.now() - start) / 1000 };
}

/** Parses the children's line of a shell's `times`: "1m2.30s 0m4.50s" is 66.8 seconds. */
export function readTimes(text: string): number {
  const last = text.trimEnd().split("\n").at(-1) ?? "";
  const parts = [...last.matchAll(/(\d+)m([\d.,]+)s/g)];
  if (parts.length !== 2) throw new Error(`The shell's times are not understood: ${last}`);
  return parts.reduce(
    (sum, [, minutes = "", seconds = ""]) => sum + Number(minutes) * 60 + Number(seconds.replace(",", ".")),
    0,
  );
}

function largestProcess(root: number): number {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" }).trim().split("\n");
  const family = new Set([root]);
  let largest = 0;
  // Parents are listed before their children, unless process ids have wrapped around.
  for (const line of lines) {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    if (!family.has(parent)) continue;
    family.add(pid);
    largest = Math.max(largest, kilobytes / 1024);
  }
  return largest;
}
