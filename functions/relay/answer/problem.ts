import { noAnswerInTime, notSetUp } from "../../../src/forms/schema/statuses";
import type { Answer } from "./answer";
import type { Outcome } from "../log";

/** What is wrong with one field (RFC 9457, 3): where, as a JSON Pointer (RFC 6901), and in words. */
export interface FieldProblem {
  pointer: string;
  detail: string;
}

/** How a request can fail. */
export type Failure = Exclude<Outcome, "sent">;

interface ProblemKind {
  status: number;
  /** Constant text; never anything out of a request or a setting. */
  title: string;
  headers?: Readonly<Record<string, string>>;
}

/** Each failure's answer. */
export const problems: Readonly<Record<Failure, ProblemKind>> = {
  malformed: { status: 400, title: "The body could not be read" },
  foreign: { status: 403, title: "Requests from other sites are refused" },
  method: { status: 405, title: "Only POST is answered here", headers: { Allow: "POST" } },
  "too-large": { status: 413, title: "The body is larger than 32 KB" },
  "media-type": { status: 415, title: "The body is neither JSON nor a form" },
  trapped: { status: 422, title: "A field that nobody sees was filled in" },
  invalid: { status: 422, title: "Some fields need attention" },
  limited: { status: 429, title: "Too many messages in a short time" },
  error: { status: 500, title: "Something went wrong here" },
  refused: { status: 502, title: "The mail server refused the message" },
  // A status of its own, by which the form knows that to try again is of no use until somebody has set it up.
  unconfigured: { status: notSetUp, title: "This form is not configured" },
  later: {
    status: 503,
    title: "The message could not be delivered now",
    headers: { "Retry-After": "60" },
  },
  deadline: { status: noAnswerInTime, title: "The mail server did not answer in time" },
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
