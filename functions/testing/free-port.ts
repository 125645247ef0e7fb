import { once } from "node:events";
import { createServer } from "node:net";

/** A port of the loopback address that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (typeof address === "object" && address !== null) return address.port;
  throw new Error("There is no free port.");
}
