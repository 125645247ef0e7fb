import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A program that a script has started. */
export interface Child {
  /** The program's exit code. It is 1 if the program was ended by a signal. */
  exit: Promise<number>;
  /** Ends the program, and waits for its exit. */
  stop(): Promise<void>;
}

// Longer than any of the programs needs to close its connections.
const killAfterMs = 5000;

/** Starts a Node program of this project or of an installed package in this terminal. */
export function startNode(args: readonly string[], options: SpawnOptions = {}): Child {
  return wrapProcess(spawn(process.execPath, args, { stdio: "inherit", ...options }));
}

/**
 * Runs a Node program of this project or of an installed package.
 * @returns the program's exit code and output
 */
export async function runNode(
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
    });
  void wrapProcess(child).exit;
  const [code] = (await once(child, "close")) as [number | null];
  return { code: code ?? 1, output: Buffer.concat(chunks).toString() };
}

/** Starts any other program. */
export function startProgram(program: string, args: readonly string[], options: SpawnOptions = {}): Child {
  return wrapProcess(spawn(program, args, { stdio: "inherit", ...options }));
}

/** Makes a process awaitable and stoppable. */
export function wrapProcess(child: ChildProcess): Child {
  const exit = new Promise<number>((resolve) => {
    child.once("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once("exit", (code) => {
      resolve(code ?? 1);
    });
  });
  // Without this, a child process would outlive this process.
  const kill = () => void child.kill("SIGTERM");
  process.once("exit", kill);
  void exit.then(() => process.removeListener("exit", kill));
  return {
    exit,
    stop: async () => {
      const killTimer = setTimeout(() => child.kill("SIGKILL"), killAfterMs);
      child.kill("SIGTERM");
      await exit;
      clearTimeout(killTimer);
    },
  };
}

/** The path of a file of an installed package. */
export function packagePath(name: string, file: string): string {
  // Resolved through package.json, because many packages do not export their other files.
  const manifest = createRequire(join(process.cwd(), "package.json")).resolve(`${name}/package.json`);
  return join(dirname(manifest), file);
}
