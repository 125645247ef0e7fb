import type { Endpoint } from "../registry";

/** A request as a test describes it. */
export interface TestRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | undefined;
  /** The visitor's, as the platform tells it. */
  address?: string | undefined;
}

/** What an endpoint answered. */
export interface TestAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Calls an endpoint. */
export async function call(
  endpoint: Endpoint,
  { method = "POST", headers, body, address }: TestRequest,
): Promise<TestAnswer> {
  const request = new Request("https://ministry.example/api/form", {
    method,
    headers: { host: "ministry.example", ...headers },
    ...(body && method !== "GET" && { body: new Uint8Array(body) }),
  });
  const answer = await endpoint(request, address);
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
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
