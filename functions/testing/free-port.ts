import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";

/** Lets a server listen on the loopback address, on a free port by default. @returns the port */
export async function listenLocally(server: Server, atPort = 0): Promise<number> {
  server.listen(atPort, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Returns a free port of the loopback address. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenLocally(probe);
  probe.close();
  await once(probe, "close");
  return port;
}
