import { timeoutStatus, notSetUpStatus } from "./endpoint";

/** The outcome of sending a form, as far as the browser can know. */
export interface SubmitOutcome {
  /**
   * - "sent": the mail server has accepted the mail.
   * - "unconfirmed": the mail server might have accepted the mail.
   * - "offline": nothing was sent from this device.
   * - "unavailable": no recipient is configured.
   * - "failed": any other error. The mail server did not accept the mail.
   */
  kind: "sent" | "unconfirmed" | "offline" | "unavailable" | "failed";
  /** The number of minutes until a retry is allowed, if the response contains it. */
  retryMinutes?: number | undefined;
}

/** The request timeout: longer than the function's own eight seconds, short enough for a waiting visitor. */
export const submitTimeoutMs = 15_000;

/**
 * Loads axios once. A failed load is tried again at the next call.
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
 * @param key the draft's Idempotency-Key, so that a repeated request sends only one mail
 * @returns the outcome of the request; undefined if the script of a page from before the last deployment is missing
 */
export async function submit(path: string, payload: object, key: string): Promise<SubmitOutcome | undefined> {
  // Not resolved against the page's URL, which may contain a user name and a password.
  const endpoint = location.origin + path;
  // onLine is checked only before the request. A connection that is lost later says nothing about the arrival.
  if (!navigator.onLine) return { kind: "offline" };
  const axios = await prepareToSubmit();
  if (!axios) return undefined;
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key };
  try {
    const options = { adapter: "xhr", headers, timeout: submitTimeoutMs, validateStatus: null } as const;
    const { request } = await axios.post<unknown, { request: XMLHttpRequest }>(endpoint, payload, options);
    return outcomeOf(endpoint, request);
  } catch {
    return { kind: "unconfirmed" };
  }
}

/**
 * Derives a form's outcome from the response. Only a response of the function itself is trusted: it comes from the
 * function's URL as application/json (success) or application/problem+json (failure, RFC 9457). Any other
 * response may come from the platform, a proxy or a captive portal, which do not know whether the function has sent the
 * message. The body of such a response is not read.
 * @param endpoint the function's absolute URL
 */
export function outcomeOf(
  endpoint: string,
  response: Pick<XMLHttpRequest, "responseURL" | "status" | "getResponseHeader">,
): SubmitOutcome {
  const { responseURL, status } = response;
  const mediaType = response.getResponseHeader("content-type")?.split(";")[0]?.trim().toLowerCase();
  const isSuccess = status >= 200 && status < 300;
  const ownType = isSuccess ? "application/json" : "application/problem+json";
  if (responseURL !== endpoint || mediaType !== ownType || status === timeoutStatus)
    return { kind: "unconfirmed" };
  if (isSuccess) return { kind: "sent" };
  if (status === notSetUpStatus) return { kind: "unavailable" };
  // In seconds (RFC 9110, 10.2.3), if the limit is reached.
  const waitSeconds = Number(response.getResponseHeader("retry-after"));
  return { kind: "failed", retryMinutes: Math.ceil(waitSeconds / 60) || undefined };
}
