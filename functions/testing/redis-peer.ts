import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { freePort } from "./free-port";

/** A real Redis server on a free loopback port. */
export interface RedisPeer {
  url: string;
  stop: () => Promise<void>;
}

/** Returns whether Redis is installed. */
export function hasRedis(): boolean {
  return spawnSync("redis-server", ["--version"]).status === 0;
}

/** Starts an empty Redis that stores nothing on disk. @throws if Redis is not installed */
export async function startRedis(): Promise<RedisPeer> {
  if (!hasRedis()) throw new Error("redis-server is missing. Install Redis.");
  const port = await freePort();
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn("redis-server", options, { stdio: ["ignore", "pipe", "ignore"] });
  for await (const chunk of child.stdout) {
    if (String(chunk).includes("Ready to accept connections")) break;
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      // A test may have stopped it already.
      if (child.signalCode !== null) return;
      const exitEvent = once(child, "exit");
      child.kill("SIGKILL");
      await exitEvent;
    },
  };
}
