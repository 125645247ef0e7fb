import { fork } from "node:child_process";
import { join } from "node:path";
import { type Child, wrapProcess } from "../local/child";

/** The site's server in a separate process. */
export interface SiteProcess extends Child {
  url: string;
}

/** The folder to serve, and the complete environment of the process, which the functions read. */
export interface SiteProcessOptions {
  /** The folder that contains public/ and .netlify/. */
  root?: string;
  /** 0 chooses any free port. */
  port: number;
  environment: NodeJS.ProcessEnv;
}

/**
 * Serves the built site from a child process: functions read their settings from its environment, and a crash ends
 * only that process.
 */
export async function startSiteProcess(options: SiteProcessOptions): Promise<SiteProcess> {
  const { root = process.cwd(), port, environment } = options;
  const childProcess = fork(join(__dirname, "main.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...environment, PORT: String(port), SITE_ROOT: root },
  });
  const child = wrapProcess(childProcess);
  const readyMessage = new Promise<string>((resolve) => {
    childProcess.once("message", (message) => {
      resolve(readUrl(message));
    });
  });
  const earlyExit = child.exit.then(() => {
    throw new Error("The local server stopped before it was ready. See the lines above.");
  });
  const url = await Promise.race([readyMessage, earlyExit]);
  earlyExit.catch(() => undefined);
  return { ...child, url };
}

function readUrl(message: unknown): string {
  if (typeof message === "object" && message !== null && "url" in message) return String(message.url);
  throw new Error("The local server sent an unexpected first message.");
}
