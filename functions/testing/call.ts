import type { Payload } from "../../src/forms/fields";
import type { Endpoint } from "../registry";

/** A request as a test describes it. */
export interface TestRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | undefined;
}

/** What an endpoint answered. */
export interface TestAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Calls an endpoint. @param address the visitor's, as the platform tells it */
export async function call(
  endpoint: Endpoint,
  { method = "POST", headers, body }: TestRequest,
  address?: string,
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

/** A form as a browser without script posts it: a field occurs once for each of its values. */
export function nativeRequest(
  fields: Payload | [string, string][],
  headers: Record<string, string> = {},
): TestRequest {
  const entries = Array.isArray(fields) ? fields : Object.entries(fields);
  const pairs = entries.flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  const type = "application/x-www-form-urlencoded";
  return {
    headers: { "content-type": type, origin: "https://ministry.example", ...headers },
    body: Buffer.from(new URLSearchParams(pairs).toString()),
  };
}
