import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";

/** A port that a command needs, and how to choose another port. */
export interface WantedPort {
  port: number;
  purpose: string;
  /** The environment variable that sets another port. */
  variable: string;
}

/**
 * Reads a port from the environment.
 * @throws Error with the name of the variable if the value is not a port
 */
export function readPort(environment: NodeJS.ProcessEnv, variable: string, fallback: number): number {
  const text = environment[variable];
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`The value of ${variable} is not a valid port. Write a whole number from 1 to 65535.`);
}

/** Returns the ports that are in use or not allowed, each with the problem as the rest of a sentence. */
async function findBusyPorts(ports: readonly WantedPort[]) {
  const checks = await Promise.all(
    ports.map(async (entry) => ({ ...entry, problem: await problemOf(entry) })),
  );
  return checks.filter(({ problem }) => problem !== undefined);
}

/**
 * If a port is in use or not allowed, prints how to choose another port, and exits before anything has started.
 * @param timeoutMs how long to wait until the ports are free
 */
export async function refuseBusyPorts(
  command: string,
  timeoutMs: number,
  wantedPorts: readonly WantedPort[],
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let busyPorts = await findBusyPorts(wantedPorts);
  while (busyPorts.length > 0 && Date.now() < deadline) {
    await setTimeout(100);
    busyPorts = await findBusyPorts(wantedPorts);
  }
  if (busyPorts.length === 0) return;
  for (const { port, purpose, problem = "" } of busyPorts)
    console.error(`Port ${String(port)} (${purpose}) ${problem}`);
  const settings = busyPorts.map(({ port, variable }) => `${variable}=${String(otherPort(port))}`);
  console.error(`For example: ${settings.join(" ")} ${command}`);
  process.exit(1);
}

function otherPort(port: number): number {
  // Ports below 1024 may need permission.
  if (port < 1024) return port + 8000;
  return port < 65535 ? port + 1 : port - 1;
}

async function problemOf({ port }: WantedPort): Promise<string | undefined> {
  // Both loopback addresses are checked, because a program on either of them would receive half of the requests.
  const problems = await Promise.all([tryListening(port, "127.0.0.1"), tryListening(port, "::1")]);
  return problems.find((one) => one !== undefined);
}

// Other errors do not count: a machine without IPv6 has only the first address.
const listenProblems: Readonly<Partial<Record<string, string>>> = {
  EADDRINUSE: "is in use by another program. Stop that program, or choose another port.",
  EACCES: "is not allowed on this computer. Choose another port.",
};

function tryListening(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      resolve(listenProblems[error.code ?? ""]);
    });
    probe.listen({ port, host, exclusive: true }, () => {
      probe.close(() => {
        resolve(undefined);
      });
    });
  });
}
