import type { GatsbyFunctionResponse } from "gatsby";
import { securityHeaders } from "./security-headers";

/** An answer to a request, before it is written. */
export interface Answer {
  status: number;
  /** Headers beside the ones that every answer carries; the same name replaces. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The message is with the mail server. */
export function sentAnswer(): Answer {
  return { status: 200, headers: { "Content-Type": "application/json; charset=utf-8" }, body: "{}" };
}

/** Sends a browser on to another page of the site with GET (RFC 9110, 15.4.4). */
export function seeOther(location: string): Answer {
  // Said by us, since Netlify's handler would call it a page, and Express say nothing.
  return {
    status: 303,
    headers: { "Content-Type": "text/plain; charset=utf-8", Location: location },
    body: "",
  };
}

/** Writes an answer; the same under Gatsby's Express and in Netlify's handler, so neither `json` nor `send`. */
export function writeAnswer(response: GatsbyFunctionResponse, answer: Answer): void {
  response.status(answer.status);
  const headers = { ...securityHeaders, "Cache-Control": "no-store", ...answer.headers };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(answer.body);
}
