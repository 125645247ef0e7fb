import { openFunctions } from "../../scripts/serve/functions";
import type { Answer } from "./answerers";
import type { RelayRequest } from "./relay-requests";

/** A request as it is serialised for this process. */
export type SentRequest = Omit<RelayRequest, "body"> & { body: string };

/** Calls the built functions in a separate process, because they read their settings from its environment. */
async function main(): Promise<void> {
  const callFunction = await openFunctions(process.cwd());
  const answerTo = async ({ method, path, headers, body, chunked }: SentRequest): Promise<Answer> => {
    const bytes = Buffer.from(body, "base64");
    const length = chunked ? {} : { "content-length": String(bytes.length) };
    const hasBody = bytes.length > 0 && method !== "GET" && method !== "HEAD";
    const request = new Request(`http://${headers["host"] ?? "localhost"}${path}`, {
      method,
      headers: { ...length, ...headers },
      ...(hasBody && { body: bytes }),
    });
    const answer = await callFunction(request, "127.0.0.1");
    if (!answer) throw new Error(`No function of the build has the address ${path}.`);
    const text = await answer.text();
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: text };
  };
  process.on("message", (request: SentRequest) => {
    void answerTo(request).then((answer) => process.send?.(answer));
  });
  process.on("disconnect", () => process.exit());
  process.send?.("ready");
}

void main();
