/** A fake response in the function's place, for `route.fulfill`. */
export interface FakeAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Returns a failure as the function responds with it (RFC 9457). Its body is invalid JSON, to show that the page does
 * not parse it.
 * @param status the response's status
 * @param headers further headers
 */
export function ownFailure(status: number, headers: Record<string, string> = {}): FakeAnswer {
  return {
    status,
    headers: { "content-type": "application/problem+json; charset=utf-8", ...headers },
    body: "{",
  };
}

/** Returns a success as the function responds with it. */
export function ownSuccess(): FakeAnswer {
  return { status: 200, headers: { "content-type": "application/json; charset=utf-8" }, body: "{" };
}

/**
 * Returns an HTML page of an intermediary between the browser and the function: a platform, a proxy or a captive
 * portal.
 */
export function foreignPage(status: number, headers: Record<string, string> = {}): FakeAnswer {
  return { status, headers: { "content-type": "text/html", ...headers }, body: "<h1>Sorry</h1>" };
}
