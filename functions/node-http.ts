import type { IncomingMessage, ServerResponse } from "node:http";

/** The part of Node's request that this file uses. Express's request also has this part. */
type NodeRequest = Pick<IncomingMessage, "method" | "url" | "headers">;

/**
 * Converts Node's request to a web Request (Fetch, 5.4).
 * @param body the bytes of the body, already read
 * @throws TypeError for a method or an address that Fetch does not know
 */
export function toWebRequest({ method = "GET", url = "/", headers }: NodeRequest, body?: Buffer): Request {
  const fields = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, [value].flat().join(", ")]],
  );
  const hasBody = body !== undefined && body.length > 0 && method !== "GET" && method !== "HEAD";
  return new Request(`http://${headers.host ?? "localhost"}${url}`, {
    method,
    headers: fields,
    ...(hasBody && { body: new Uint8Array(body) }),
  });
}

/** Sends a web Response through Node's response. */
export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  response.setHeader("content-length", body.length);
  response.end(body);
}
