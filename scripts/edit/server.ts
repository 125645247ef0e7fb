import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { listenOnLoopback, type LoopbackServer } from "../local/loopback";
import { headersFor } from "./build-screen";
import { localBackend } from "./repository";
import { takeSnapshot } from "./snapshot";

/** The folder of the clone, the folder of the built screen, and the port (0: any free port). */
export interface EditingServerOptions {
  readonly root: string;
  readonly screen: string;
  readonly port: number;
}

/** Serves the editing screen and the clone's current content, only on the loopback address. It does not write files. */
export function startEditingServer({ root, screen, port }: EditingServerOptions): Promise<LoopbackServer> {
  const serveScreen = sirv(screen, { dev: true });
  const server = createServer((request, response) => {
    // Otherwise a page with another host name for this address could read drafts (DNS rebinding).
    if (!/^(localhost|127\.0\.0\.1):\d+$/.test(request.headers.host ?? "")) {
      const address = `http://localhost:${String(request.socket.localPort)}`;
      response.writeHead(403).end(`Open ${address} instead. Other host names are refused.`);
      return;
    }
    for (const [name, value] of Object.entries(headersFor(localBackend))) response.setHeader(name, value);
    response.setHeader("cache-control", "no-store");
    if (request.url === "/content.json") response.end(JSON.stringify(takeSnapshot(join(root, "content"))));
    else
      serveScreen(request, response, () => {
        response.writeHead(404).end("There is nothing at this address.");
      });
  });
  return listenOnLoopback(server, port);
}
