import type { Server } from "node:http";

/** A server that only this machine can reach. */
export interface LoopbackServer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Lets a server listen on the loopback interface.
 * @param port 0 for any free port
 * @throws if the port is in use
 */
export async function listenOnLoopback(server: Server, port: number): Promise<LoopbackServer> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  const usedPort = typeof address === "object" && address !== null ? address.port : port;
  return { url: `http://localhost:${String(usedPort)}`, stop: () => stop(server) };
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    // Browsers keep connections open long after the last page.
    server.closeAllConnections();
  });
}
