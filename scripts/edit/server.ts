import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { listenOnLoopback, type LoopbackServer } from "../local/loopback";
import { contentTypeOf } from "../serve/content-type";
import { headersFor } from "./build-screen";
import { openContentFolder, Refusal, type ContentFolder } from "./content-folder";
import { takeSnapshot } from "./snapshot";

/** The backend that browser/local-folder.ts provides. */
export const localBackend = { name: "test-repo" } as const;

/** The clone's folder, that of the built screen, the port (0 takes any free one), and a listener for changes. */
export interface EditingServerOptions {
  readonly root: string;
  readonly screen: string;
  readonly port: number;
  readonly onChange?: (change: string) => void;
}

const largestBody = 50 * 1024 * 1024;

/** Serves the editing screen and the clone's content on the loopback address alone. */
export async function startEditingServer({
  root,
  screen,
  port,
  onChange,
}: EditingServerOptions): Promise<LoopbackServer> {
  const contentDir = join(root, "content");
  const folder = openContentFolder(contentDir);
  const serveScreen = sirv(screen, { dev: true });
  const server = createServer((request, response) => {
    answer({ request, response, folder, onChange, contentDir, serveScreen }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) console.error(error);
      const [status, words] =
        error instanceof Refusal
          ? [error.status, error.message]
          : [500, "The change could not be made; the terminal says why."];
      if (!response.headersSent) send(response, status, "text/plain; charset=UTF-8", words);
    });
  });
  return listenOnLoopback(server, port);
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly folder: ContentFolder;
  readonly onChange: EditingServerOptions["onChange"];
  readonly contentDir: string;
  readonly serveScreen: ReturnType<typeof sirv>;
}

async function answer({
  request,
  response,
  folder,
  onChange,
  contentDir,
  serveScreen,
}: Exchange): Promise<void> {
  refuseStrangers(request);
  const { method = "GET", url = "/" } = request;
  const { pathname } = new URL(url, "http://localhost");
  for (const [name, value] of Object.entries(headersFor(localBackend))) response.setHeader(name, value);
  response.setHeader("cache-control", "no-store");
  if (pathname === "/content.json" && method === "GET") {
    send(response, 200, "application/json", JSON.stringify(takeSnapshot(contentDir)));
    return;
  }
  if (pathname === "/files" && method === "GET") {
    send(response, 200, "application/json", JSON.stringify(folder.list()));
    return;
  }
  if (!pathname.startsWith("/files/")) {
    serveScreen(request, response, () => {
      send(response, 404, "text/plain; charset=UTF-8", "There is nothing at this address.");
    });
    return;
  }
  const path = decodeURIComponent(pathname.slice("/files/".length));
  switch (method) {
    case "GET": {
      const { bytes, tag } = await folder.read(path);
      response.setHeader("etag", `"${tag}"`);
      send(response, 200, contentTypeOf(path), bytes);
      return;
    }
    case "PUT":
      await folder.write(
        path,
        await bodyOf(request),
        /^"(.*)"$/.exec(request.headers["if-match"] ?? "")?.[1],
      );
      onChange?.(`saved content/${path}`);
      break;
    case "DELETE":
      await folder.remove(path);
      onChange?.(`removed content/${path}`);
      break;
    default:
      throw new Refusal(404, "There is nothing at this address.");
  }
  send(response, 200, "text/plain; charset=UTF-8", "");
}

// Any page open in the browser could send requests to this address, or bind another host name to it (DNS rebinding).
function refuseStrangers({ method = "GET", headers }: IncomingMessage): void {
  const { host = "", origin } = headers;
  if (!/^(localhost|127\.0\.0\.1):\d+$/.test(host))
    throw new Refusal(403, "This address is for this machine alone.");
  const reads = method === "GET" || method === "HEAD";
  if ((!reads || origin !== undefined) && origin !== `http://${host}`)
    throw new Refusal(403, "Only the editing screen itself may change the content.");
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > largestBody)
      throw new Refusal(422, "The file is larger than 50 MB: a website needs none so large.");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { "content-type": type }).end(body);
}
