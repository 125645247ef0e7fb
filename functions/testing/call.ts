import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";

/** A request as a test describes it. */
export interface TestRequest {
  method?: string;
  headers?: Record<string, string>;
  /** As the body parser leaves it: bytes, or undefined where it gave up. */
  body?: unknown;
}

/** What a handler answered. */
export interface TestAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

type Handler = (request: GatsbyFunctionRequest, response: GatsbyFunctionResponse) => Promise<void>;

/** Calls a handler with no more of a request and a response than Express and Netlify's handler have in common. */
export async function call(handler: Handler, request: TestRequest): Promise<TestAnswer> {
  const answer: TestAnswer = { status: 0, headers: {}, body: "" };
  let ends = 0;
  const response = {
    status(code: number) {
      answer.status = code;
      return response;
    },
    setHeader(name: string, value: string) {
      answer.headers[name.toLowerCase()] = value;
      return response;
    },
    end(body: string) {
      answer.body = body;
      ends += 1;
      return response;
    },
  };
  const headers = { host: "ministry.example", ...request.headers };
  await handler(
    { method: "POST", ...request, headers } as unknown as GatsbyFunctionRequest,
    response as unknown as GatsbyFunctionResponse,
  );
  if (ends !== 1) throw new Error(`The answer was ended ${ends} times.`);
  return answer;
}

/** A JSON request. */
export function jsonRequest(payload: unknown, headers: Record<string, string> = {}): TestRequest {
  const body = Buffer.from(JSON.stringify(payload));
  return { headers: { "content-type": "application/json", ...headers }, body };
}

/** A form as a browser without script posts it. */
export function nativeRequest(
  fields: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
): TestRequest {
  return {
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "https://ministry.example",
      ...headers,
    },
    body: Buffer.from(new URLSearchParams(fields).toString()),
  };
}
