import { openFunctions } from "../../scripts/serve/direct-call";
import type { Answer } from "./answerers";
import type { RelayRequest } from "./relay-requests";

/** A request as it travels to this process. */
export type SentRequest = Omit<RelayRequest, "body"> & { body: string };

/** Calls the emitted functions, in a process of its own: they read their settings from the process they run in. */
async function main(): Promise<void> {
  const call = await openFunctions(process.cwd());
  const answer = async (request: SentRequest): Promise<Answer> => {
    const { statusCode, headers, body } = await call({
      ...request,
      body: Buffer.from(request.body, "base64"),
    });
    const joined = Array.from(headers, ([name, values]) => [name, values.join(", ")]);
    return {
      status: statusCode,
      headers: Object.fromEntries(joined) as Answer["headers"],
      body: body.toString(),
    };
  };
  process.on("message", (request: SentRequest) => {
    void answer(request).then((answered) => process.send?.(answered));
  });
  process.on("disconnect", () => process.exit());
  process.send?.("ready");
}

void main();
