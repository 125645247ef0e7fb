import { outcomeOf, type SubmitOutcome } from "./submit-outcome";

/** The request timeout in ms: longer than the function's own eight seconds, short enough for a waiting visitor. */
const patience = 15_000;

/**
 * Loads axios once; a failed load is tried again at the next call.
 * @returns axios; undefined if it could not be loaded
 */
export function prepareToSubmit() {
  return import("axios").then(
    ({ default: axios }) => axios,
    () => undefined,
  );
}

/**
 * Sends a form's payload to its function, unless the browser is offline.
 * @param path the function's path
 * @param payload the form's fields, sent as JSON
 * @param key the draft's Idempotency-Key, so that a repeated request sends one mail only
 * @returns the outcome of the request; undefined if this page is older than the last deployment and its script is gone
 */
export async function submit(path: string, payload: object, key: string): Promise<SubmitOutcome | undefined> {
  // Not resolved against the page's URL, which may contain a user name and a password.
  const endpoint = location.origin + path;
  // onLine is checked before the request only: once it was sent, a lost connection says nothing about its arrival.
  if (!navigator.onLine) return { kind: "offline" };
  const axios = await prepareToSubmit();
  if (!axios) return undefined;
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key };
  try {
    const options = { adapter: "xhr", headers, timeout: patience, validateStatus: null } as const;
    const { request } = await axios.post<unknown, { request: XMLHttpRequest }>(endpoint, payload, options);
    const { responseURL: url, status } = request;
    return outcomeOf(endpoint, { url, status, header: (name) => request.getResponseHeader(name) });
  } catch {
    return { kind: "unconfirmed" };
  }
}
