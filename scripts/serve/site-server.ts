import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { sendWebResponse, toWebRequest } from "../../functions/node-http";
import { listenOnLoopback, type LoopbackServer } from "../local/loopback";
import { openFunctions } from "./functions";
import { openStaticFiles } from "./static-files";
import { stopHeader } from "./stop-earlier-site";

// The platform's limit for the body of a function's request.
const maxBodyBytes = 6 * 1024 * 1024;

/**
 * Serves the deployed artefact on the loopback address as Netlify would: published files with their `_headers` and
 * `_redirects`, and the emitted functions.
 * @param root the folder that contains public/ and .netlify/
 * @param port 0 chooses any free port
 * @param onStop called if a later run asks this server to end
 */
export async function createSiteServer(
  root: string,
  port: number,
  onStop: () => void,
): Promise<LoopbackServer> {
  const publicFolder = join(root, "public");
  if (!["index.html", "404.html"].every((page) => existsSync(join(publicFolder, page)))) {
    throw new Error("There is no built site in public/. Run `npm start`, which builds it first.");
  }
  const callFunction = await openFunctions(root);
  const files = await openStaticFiles(publicFolder);
  const answerRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (stopHeader in request.headers) {
      response.writeHead(204, { [stopHeader]: "yes" }).end(onStop);
      return;
    }
    const isFunction = request.url?.startsWith("/api/") ?? false;
    const body = isFunction ? await readBody(request) : undefined;
    if (isFunction && body === undefined) {
      response.writeHead(413).end("Content Too Large");
      return;
    }
    const functionResponse = body && (await callFunction(toWebRequest(request, body), addressOf(request)));
    if (functionResponse) await sendWebResponse(functionResponse, response);
    else files.answer(request, response);
  };
  const server = createServer((request, response) => {
    answerRequest(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end("The local server failed. Its terminal shows the error.");
    });
  });
  const { url, stop } = await listenOnLoopback(server, port);
  return { url, stop: () => stop().finally(files.close) };
}

function addressOf({ socket }: IncomingMessage): string {
  return (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
}

/** Reads a body. Returns undefined if the body exceeds the platform's limit. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let byteCount = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    byteCount += chunk.length;
    // The rest is read and discarded: if the connection were closed early, the client would not get the response.
    if (byteCount <= maxBodyBytes) chunks.push(chunk);
  }
  return byteCount <= maxBodyBytes ? Buffer.concat(chunks) : undefined;
}
