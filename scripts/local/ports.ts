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
  throw new Error(`${variable} is not a valid port. Write a number from 1 to 65535.`);
}

/** Returns the ports that are already in use. */
async function findBusyPorts(ports: readonly WantedPort[]): Promise<WantedPort[]> {
  const checks = await Promise.all(ports.map(async (entry) => ({ entry, isFree: await canUse(entry.port) })));
  return checks.filter(({ isFree }) => !isFree).map(({ entry }) => entry);
}

/**
 * If a port is in use, prints how to choose another port, and exits before anything has started.
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
  for (const entry of busyPorts) console.error(describeBusyPort(entry, command));
  process.exit(1);
}

/** Formats the message about a port in use. */
function describeBusyPort({ port, purpose, variable }: WantedPort, command: string): string {
  const otherPort = port < 65535 ? port + 1 : port - 1;
  return (
    `Port ${String(port)} (${purpose}) is in use by another program. ` +
    `Stop that program, or choose another port: ${variable}=${String(otherPort)} ${command}`
  );
}

async function canUse(port: number): Promise<boolean> {
  // Both loopback addresses are checked, because a program on either of them would receive half of the requests.
  const answers = await Promise.all([canListen(port, "127.0.0.1"), canListen(port, "::1")]);
  return answers.every(Boolean);
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 has only the first address.
      resolve(error.code !== "EADDRINUSE" && error.code !== "EACCES");
    });
    probe.listen({ port, host, exclusive: true }, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}
