import common from "../../../content/forms/common.json";
import { noAnswerInTime, notSetUp } from "../../../src/forms/schema/endpoint";
import type { Failure } from "../outcome";
import type { Answer } from "./answer";

/** An error in one field (RFC 9457, 3): its JSON Pointer (RFC 6901) and a description. */
export interface FieldProblem {
  pointer: string;
  detail: string;
}

interface ProblemKind {
  status: number;
  /** Text of the content; never anything out of a request or a setting. */
  title: string;
  headers?: Readonly<Record<string, string>>;
}

const { problems: titles } = common;

/** Each failure's answer. */
export const problems: Readonly<Record<Failure, ProblemKind>> = {
  malformed: { status: 400, title: titles.malformed },
  foreign: { status: 403, title: titles.foreign },
  method: { status: 405, title: titles.method, headers: { Allow: "POST" } },
  "too-large": { status: 413, title: titles.tooLarge },
  "media-type": { status: 415, title: titles.mediaType },
  honeypot: { status: 422, title: titles.honeypot },
  invalid: { status: 422, title: titles.invalid },
  limited: { status: 429, title: titles.limited },
  error: { status: 500, title: titles.error },
  refused: { status: 502, title: titles.refused },
  // A status of its own, so that the form does not suggest a retry: it would fail until an operator sets the form up.
  unconfigured: { status: notSetUp, title: titles.unconfigured },
  later: { status: 503, title: titles.later, headers: { "Retry-After": "60" } },
  unconfirmed: { status: noAnswerInTime, title: titles.unconfirmed },
};

/** What a problem says beyond its kind. */
export interface ProblemDetails {
  /** One or two sentences for the visitor, from content. */
  detail?: string | undefined;
  errors?: readonly FieldProblem[] | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Answers a failure with problem+json (RFC 9457). `reference` is the one in the log. */
export function problemAnswer(
  failure: Failure,
  reference: string,
  { detail, errors, headers }: ProblemDetails = {},
): Answer {
  const { status, title, headers: usual } = problems[failure];
  return {
    status,
    headers: { "Content-Type": "application/problem+json; charset=utf-8", ...usual, ...headers },
    body: JSON.stringify({
      type: `urn:problem-type:form:${failure}`,
      title,
      status,
      // JSON leaves out what is undefined.
      detail,
      reference,
      errors,
    }),
  };
}
