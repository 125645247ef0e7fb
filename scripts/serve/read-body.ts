import type { IncomingMessage } from "node:http";

// The platform takes no more than this for a function.
const limit = 6 * 1024 * 1024;

/** Reads a request's body; `undefined` means that it is larger than the platform takes. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read and thrown away: a connection cut short would hide the answer.
    if (size <= limit) chunks.push(chunk);
  }
  return size <= limit ? Buffer.concat(chunks) : undefined;
}
