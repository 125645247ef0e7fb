import { securityHeaders } from "./security-headers";

/** An answer to a request, before it is sent. */
export interface Answer {
  status: number;
  /** Headers in addition to those of every answer; one of the same name replaces it. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The answer after the mail server accepted the message. */
export function sentAnswer(): Answer {
  return { status: 200, headers: { "Content-Type": "application/json; charset=utf-8" }, body: "{}" };
}

/** Redirects a browser to another page of the site with GET (RFC 9110, 15.4.4). */
export function seeOther(location: string): Answer {
  return {
    status: 303,
    headers: { "Content-Type": "text/plain; charset=utf-8", Location: location },
    body: "",
  };
}

/** Makes a web Response of an answer. */
export function toResponse({ status, headers, body }: Answer): Response {
  return new Response(body, {
    status,
    headers: { ...securityHeaders, "Cache-Control": "no-store", ...headers },
  });
}
