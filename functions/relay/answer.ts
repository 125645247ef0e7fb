import common from "../../content/forms/common.json";
import { noAnswerInTime, notSetUp } from "../../src/forms/endpoint";
import { isConfidential, type Payload } from "../../src/forms/fields";
import type { Failure, Outcome, Sending } from "./outcome";
import { formPage, pageHeaders, type Correction } from "./page";
import type { Post } from "./request";
import { securityHeaders } from "./security-headers";
import { fillFacts } from "./site";
import type { WordedForm } from "./words";

const { problems: titles } = common;

/** Each failure's status (RFC 9110) and title: text of the content, never anything out of a request or a setting. */
const problems: Readonly<Record<Failure, { status: number; title: string }>> = {
  malformed: { status: 400, title: titles.malformed },
  foreign: { status: 403, title: titles.foreign },
  method: { status: 405, title: titles.method },
  "too-large": { status: 413, title: titles.tooLarge },
  "media-type": { status: 415, title: titles.mediaType },
  honeypot: { status: 422, title: titles.honeypot },
  invalid: { status: 422, title: titles.invalid },
  limited: { status: 429, title: titles.limited },
  error: { status: 500, title: titles.error },
  refused: { status: 502, title: titles.refused },
  // A status of its own, so that the form does not suggest a retry: it would fail until an operator sets the form up.
  unconfigured: { status: notSetUp, title: titles.unconfigured },
  later: { status: 503, title: titles.later },
  unconfirmed: { status: noAnswerInTime, title: titles.unconfirmed },
};

/** All outcomes other than success. */
export const failures = Object.keys(problems) as Failure[];

/**
 * Answers a request: JSON (success) or a problem (RFC 9457) for script; without script a redirect, or a page that says
 * whether the message was sent, with the form and all that was typed.
 * @param reference the reference in the log
 */
export function answerTo(form: WordedForm, post: Post, sending: Sending, reference: string): Response {
  const { isNative, payload } = post;
  const { outcome } = sending;
  if (!isFailure(outcome)) return isNative ? redirect("/thank-you") : respond(200, "{}", json("json"));
  if (outcome === "method" && isNative) return redirect("/contact");
  const { status, title } = problems[outcome];
  const retryAfter = sending.retryAfter ?? (outcome === "later" ? 60 : undefined);
  const headers = {
    ...(outcome === "method" && { Allow: "POST" }),
    ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
  };
  const corrections = outcome === "invalid" ? correctionsOf(form, payload) : undefined;
  const detail = detailOf(form, outcome, payload);
  if (isNative) {
    const page = formPage(form, {
      ...pageWords(form, outcome, detail),
      corrections,
      payload,
      key: sending.key ?? post.key,
      // An attempt that failed says nothing about an earlier one that may have arrived.
      isUnconfirmed: outcome === "unconfirmed" || post.isUnconfirmed === true,
      retryAfter: sending.retryAfter,
    });
    return respond(status, page, { ...headers, ...pageHeaders() });
  }
  const errors = corrections?.map(({ field, words }) => ({
    pointer: field === "" ? "" : `/${field}`,
    detail: words,
  }));
  // JSON leaves out what is undefined.
  const body = { type: `urn:problem-type:form:${outcome}`, title, status, detail, reference, errors };
  return respond(status, JSON.stringify(body), { ...headers, ...json("problem+json") });
}

function isFailure(outcome: Outcome): outcome is Failure {
  return outcome in problems;
}

function respond(status: number, body: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(body, {
    status,
    headers: { ...securityHeaders, "Cache-Control": "no-store", ...headers },
  });
}

function json(subtype: "json" | "problem+json") {
  return { "Content-Type": `application/${subtype}; charset=utf-8` };
}

/** Redirects a browser to another page of the site with GET (RFC 9110, 15.4.4). */
function redirect(location: string): Response {
  return respond(303, "", { "Content-Type": "text/plain; charset=utf-8", Location: location });
}

/** What needs attention, in the order of the form's fields. */
function correctionsOf({ words, errorsOf }: WordedForm, payload: unknown): Correction[] {
  return Object.entries(errorsOf(payload)).map(([field, key]) => ({
    field,
    // Errors that the site's own forms cannot cause have no words of their own, such as an unknown field.
    words: fillFacts((key && words.inputs[field]?.errors?.[key]) ?? words.correction.title),
  }));
}

function detailOf(form: WordedForm, outcome: Failure, payload: Payload = {}): string | undefined {
  const { honeypot, honeypotConfidential = "", unavailable = "" } = form.words;
  const isPrivate = isConfidential(form, payload);
  if (outcome === "honeypot") return fillFacts(isPrivate ? honeypotConfidential : honeypot);
  return outcome === "unconfigured" && isPrivate ? fillFacts(unavailable) : undefined;
}

function pageWords({ fields, words }: WordedForm, outcome: Failure, detail: string | undefined) {
  const { title, text } = outcome === "invalid" ? words.correction : words.failure;
  if (outcome !== "too-large") return { title, text: detail ?? text };
  const longest = Object.keys(fields).find((name) => fields[name]?.control === "textarea") ?? "";
  const { correction, inputs } = words;
  return { title: correction.title, text: inputs[longest]?.errors?.tooLong ?? text };
}
