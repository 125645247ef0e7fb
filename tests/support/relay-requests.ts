import { gzipSync } from "node:zlib";
import { testForms, type TestForm } from "../../functions/testing/forms";

/** A request to a function, and its expected status. */
export interface RelayRequest {
  what: string;
  method: string;
  /** Path and query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Sent in chunks, without a Content-Length header. */
  chunked?: boolean;
  status: number;
  /** A repetition of an accepted request, which sends no further mail. */
  repeat?: boolean;
}

/** Words in a message that select the mail server's response. */
export const peerWords = {
  refuse: "PEER-REFUSES",
  later: "PEER-IS-BUSY",
  silent: "PEER-SAYS-NOTHING",
} as const;

const host = "ministry.example";
const own = { origin: `http://${host}` };
const json = { "content-type": "application/json" };
const native = { "content-type": "application/x-www-form-urlencoded", ...own };
const key = { "idempotency-key": "same-answers-draft" };

const part = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\na\r\n--x--\r\n';
const preflight = {
  "access-control-request-method": "POST",
  "access-control-request-headers": "content-type",
};

const requests = [
  ...testForms.flatMap(requestsTo),
  ...testForms.filter(({ name }) => name === "contact").flatMap(slowRequestsTo),
];

/**
 * The requests to which every server of the site must respond alike, in order: the accepted ones come last, and use
 * up the rate limit of each form.
 */
export const relayRequests: readonly RelayRequest[] = [
  ...requests.filter((request) => !isAccepted(request)),
  ...requests.filter(isAccepted),
];

/** The number of mails that they send, the same for each form. */
export const messageCount = requests.filter((request) => isAccepted(request) && !request.repeat).length;

/** The requests sent last, when the rate limit of every form is used up. */
export const requestsBeyondTheLimit: readonly RelayRequest[] = testForms.flatMap((form) => {
  const { ask, payload, fields } = toolsFor(form);
  return [
    ask("one too many", 429, json, JSON.stringify(payload)),
    ask("one too many without script", 429, native, urlencode(fields)),
  ];
});

function isAccepted({ status }: RelayRequest): boolean {
  return status === 200 || status === 303;
}

function requestsTo(form: TestForm): RelayRequest[] {
  const { ask, payload, fields, text } = toolsFor(form);
  const good = JSON.stringify(payload);
  const saying = (words: string): string => JSON.stringify({ ...payload, [text]: words });
  const writing = (words: string): string => urlencode({ ...fields, [text]: words });
  const large = saying("x".repeat(40_000));
  return [
    ask("JSON", 200, json, good),
    ask("JSON with a charset", 200, { "content-type": 'application/json; charset="UTF-8"' }, good),
    ask("JSON from the site's own page", 200, { ...json, ...own, "sec-fetch-site": "same-origin" }, good),
    ask("JSON with a cookie", 200, { ...json, cookie: "a=1; b" }, good),
    { ...ask("JSON in pieces", 200, json, good), chunked: true },
    ask("compressed JSON", 415, { ...json, "content-encoding": "gzip" }, gzipSync(good)),
    ask("any alphabet", 200, json, saying("祈り 🕊 é\n.\n")),
    ask("a draft", 200, { ...json, ...key }, good),
    { ...ask("the same draft again", 200, { ...json, ...key }, good), repeat: true },
    ask("an address with a query", 200, json, good, "?from=test"),
    ask("a form without script", 303, native, urlencode(fields)),
    ask("a form in Hindi without script", 303, native, writing("प्रार्थना".repeat(555))),
    ask("a mail server that refuses", 502, json, saying(peerWords.refuse)),
    ask("a mail server that refuses, without script", 502, native, writing(peerWords.refuse)),
    ask("a mail server that is busy", 503, json, saying(peerWords.later)),
    ask("a mail server that is busy, without script", 503, native, writing(peerWords.later)),

    ask("an empty object", 422, json, "{}"),
    ask("a wrong address", 422, json, JSON.stringify({ ...payload, email: "nobody" })),
    ask("an unknown field", 422, json, JSON.stringify({ ...payload, extra: "x" })),
    ask("a number for a name", 422, json, JSON.stringify({ ...payload, name: 7 })),
    ask("too long a text", 422, json, saying("x".repeat(5_001))),
    ask("the field that nobody sees", 422, json, JSON.stringify({ ...payload, website: "x" })),
    ask("nothing filled in, without script", 422, native, ""),
    ask("a wrong address, without script", 422, native, urlencode({ ...fields, email: "nobody" })),
    ask("the field that nobody sees, without script", 422, native, urlencode({ ...fields, website: "x" })),

    ask("an empty body", 400, json, ""),
    ask("broken JSON", 400, json, good.slice(0, -1)),
    ask("a list", 400, json, "[]"),
    ask("broken UTF-8", 400, json, Buffer.from([0x7b, 0xff, 0x7d])),
    ask("what only says that it is compressed", 415, { ...json, "content-encoding": "gzip" }, good),
    ask("an unknown encoding", 415, { ...json, "content-encoding": "zip" }, good),
    ask("an unknown field without script", 400, native, urlencode({ ...fields, extra: "x" })),
    ask("a field twice", 400, native, "name=a&name=b"),
    ask("a broken escape", 400, native, "name=%zz"),

    ask("another site's request", 403, { ...json, origin: "https://evil.example" }, good),
    ask("a hidden origin", 403, { ...json, origin: "null" }, good),
    ask("what the browser calls cross-site", 403, { ...json, "sec-fetch-site": "cross-site" }, good),
    ask("another site's form", 403, { ...native, origin: "https://evil.example" }, urlencode(fields)),
    ask("a form without an origin", 403, { "content-type": native["content-type"] }, urlencode(fields)),

    ...["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"].map((method) => ({
      ...ask(method, 405, {}, ""),
      method,
    })),
    {
      ...ask("another site's question", 405, { origin: "https://evil.example", ...preflight }, ""),
      method: "OPTIONS",
    },

    ask("40 KB", 413, json, large),
    { ...ask("40 KB in pieces", 413, json, large), chunked: true },
    ask("40 KB, compressed to little", 415, { ...json, "content-encoding": "gzip" }, gzipSync(large)),
    ask("200 KB", 413, json, saying("x".repeat(200_000))),
    ask("200 KB without script", 413, native, writing("x".repeat(200_000))),

    ask("no content type", 415, {}, good),
    ask("plain text", 415, { "content-type": "text/plain" }, good),
    ask("plain text in no charset", 415, { "content-type": "text/plain; charset=nonsense" }, good),
    ask("JSON in another charset", 415, { "content-type": "application/json; charset=latin1" }, good),
    ask("a form in parts", 415, { "content-type": "multipart/form-data; boundary=x" }, part),
    ask("a form in parts, cut short", 415, { "content-type": "multipart/form-data; boundary=x" }, "--x\r\n"),
    ask("a form in parts without a boundary", 415, { "content-type": "multipart/form-data" }, part),
    ...(form.name === "prayer"
      ? [
          ask(
            "confidential, with nobody to read it",
            501,
            json,
            JSON.stringify({ ...payload, confidential: true }),
          ),
          ask("the same without script", 501, native, urlencode({ ...fields, confidential: "true" })),
        ]
      : []),
  ];
}

function slowRequestsTo(form: TestForm): RelayRequest[] {
  const { ask, payload, text } = toolsFor(form);
  return [ask("a silent mail server", 504, json, JSON.stringify({ ...payload, [text]: peerWords.silent }))];
}

function toolsFor({ name, payload }: TestForm) {
  const ask = (
    what: string,
    status: number,
    headers: Readonly<Record<string, string>>,
    body: string | Buffer,
    query = "",
  ): RelayRequest => ({
    what: `${name}: ${what}`,
    status,
    method: "POST",
    path: `/api/send-${name}-email${query}`,
    headers: { host, ...headers },
    body: Buffer.from(body),
  });
  // A list in the payload is sent as several form fields of one name.
  const fields = payload as Readonly<Record<string, string | readonly string[] | boolean>>;
  return { ask, payload, fields, text: name === "prayer" ? "prayerRequest" : "message" };
}

function urlencode(fields: Readonly<Record<string, string | readonly string[] | boolean>>): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  );
  return new URLSearchParams(pairs).toString();
}
