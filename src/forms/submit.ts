import { outcomeOf, type SubmitOutcome } from "./submit-outcome";

/** The request timeout in ms: longer than the function's own eight seconds, short enough for a waiting visitor. */
const patience = 15_000;

/** The timeout in ms for loading axios; after it, fetch sends the request. */
const patienceForAxios = 3_000;

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
 * @returns the outcome of the request
 */
export async function submit(path: string, payload: object, key: string): Promise<SubmitOutcome> {
  // Not resolved against the page's URL, which may contain a user name and a password.
  const endpoint = location.origin + path;
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key };
  const axios = await Promise.race([prepareToSubmit(), pass(patienceForAxios)]);
  // onLine is checked before the request only: once it was sent, a lost connection says nothing about its arrival.
  if (!navigator.onLine) return { kind: "offline" };
  try {
    if (axios) {
      const options = { adapter: "xhr", headers, timeout: patience, validateStatus: null } as const;
      const { request } = await axios.post<unknown, { request: XMLHttpRequest }>(endpoint, payload, options);
      const { responseURL: url, status } = request;
      return outcomeOf(endpoint, { url, status, header: (name) => request.getResponseHeader(name) });
    }
    // The axios chunk may load late on a slow connection, and is missing on a page older than the last deployment.
    // The function remains reachable in both cases.
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(endpoint, {
      method: "POST",
      headers,
      body: JSON.stringify(payload),
      signal,
    });
    const { url, status } = response;
    return outcomeOf(endpoint, { url, status, header: (name) => response.headers.get(name) });
  } catch {
    return { kind: "unconfirmed" };
  }
}

function pass(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });
}
