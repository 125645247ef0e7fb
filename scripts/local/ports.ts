import { createServer } from "node:net";

/** A port that a command is about to listen on, and how to choose another one. */
export interface WantedPort {
  port: number;
  purpose: string;
  /** The variable that names another port. */
  variable: string;
}

/** Reads a port from the environment; what is no port at all is an error that names the variable. */
export function readPort(environment: NodeJS.ProcessEnv, variable: string, fallback: number): number {
  const text = environment[variable];
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`${variable} is not a port number from 1 to 65535.`);
}

/** The wanted ports that something else already listens on. */
export async function findBusyPorts(wanted: readonly WantedPort[]): Promise<WantedPort[]> {
  const checks = await Promise.all(wanted.map(async (entry) => ({ entry, free: await isFree(entry.port) })));
  return checks.filter(({ free }) => !free).map(({ entry }) => entry);
}

/** Ends the process before anything has started when a port is busy, and names each busy port and what to do. */
export async function refuseBusyPorts(command: string, wanted: readonly WantedPort[]): Promise<void> {
  const busy = await findBusyPorts(wanted);
  if (busy.length === 0) return;
  for (const entry of busy) console.error(describeBusyPort(entry, command));
  process.exit(1);
}

/** Says which port is busy and what to type instead. */
export function describeBusyPort({ port, purpose, variable }: WantedPort, command: string): string {
  const other = port < 65535 ? port + 1 : port - 1;
  return (
    `Port ${String(port)} (${purpose}) is in use by another program. ` +
    `End that program, or choose another port: ${variable}=${String(other)} ${command}`
  );
}

async function isFree(port: number): Promise<boolean> {
  // A program that listens on only one of the two loopback addresses would still get half of the requests.
  const answers = await Promise.all([canListen(port, "127.0.0.1"), canListen(port, "::1")]);
  return answers.every(Boolean);
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 has no second address to be busy.
      resolve(error.code !== "EADDRINUSE" && error.code !== "EACCES");
    });
    probe.listen({ port, host, exclusive: true }, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}
