import type { Payload } from "../../src/forms/fields";

const site = "https://ministry.example";

/** A request to a form's endpoint. */
export function requestBy(method: string, headers: Record<string, string> = {}, body?: string): Request {
  return new Request(`${site}/api/form`, { method, headers, ...(body !== undefined && { body }) });
}

/** A request by script. */
export function jsonRequest(payload: unknown, headers: Record<string, string> = {}): Request {
  return requestBy("POST", { "content-type": "application/json", ...headers }, JSON.stringify(payload));
}

/** A form as a browser without script posts it: a field occurs once for each of its values. */
export function nativeRequest(fields: Payload, headers: Record<string, string> = { origin: site }): Request {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  const type = "application/x-www-form-urlencoded";
  return requestBy("POST", { "content-type": type, ...headers }, new URLSearchParams(pairs).toString());
}
