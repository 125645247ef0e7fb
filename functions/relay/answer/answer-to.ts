import type { Form, Payload } from "../forms/form";
import { correctionsOf } from "../forms/corrections";
import { formPageAnswer, type FormPage } from "../form-page/form-page";
import type { Failure, Outcome } from "../outcome";
import type { Received } from "../request/receive";
import type { Sending } from "../sending";
import { fillFacts } from "../site";
import { seeOther, sentAnswer, type Answer } from "./answer";
import { problemAnswer, problems } from "./problem";

/** The outcome of a request, with the data for its answer. */
export interface Result {
  outcome: Outcome;
  /** Whether the form was posted without script, so that the answer is a page. */
  native: boolean;
  /** The received data; absent if the body was not read. */
  received?: Received | undefined;
  /** Absent where nothing was sent. */
  sending?: Sending | undefined;
}

/**
 * Turns the result of a request into its answer: JSON or a problem for script; without script a redirect, or the form
 * again with all that was typed.
 * @param reference the reference in the log
 */
export function answerTo<P extends Payload>(form: Form<P>, result: Result, reference: string): Answer {
  const { outcome, native, received, sending } = result;
  if (outcome === "sent") return native ? seeOther("/thank-you") : sentAnswer();
  if (outcome === "method" && native) return seeOther("/contact");
  const { status, headers: usual } = problems[outcome];
  const retryAfter = sending?.retryAfter;
  const headers = retryAfter === undefined ? usual : { "Retry-After": String(retryAfter) };
  const corrections = outcome === "invalid" ? correctionsOf(form, received?.payload) : [];
  const detail = detailOf(form, outcome, received);
  if (!native) {
    const errors = corrections.map(({ field, words }) => ({
      pointer: field === "" ? "" : `/${field}`,
      detail: words,
    }));
    return problemAnswer(outcome, reference, {
      detail,
      headers,
      errors: outcome === "invalid" ? errors : undefined,
    });
  }
  return formPageAnswer(form, {
    status,
    headers,
    corrections,
    words: pageWords(form, outcome, detail),
    // If the body was not read, the browser's Back button still leads to what was typed.
    ...(received?.typed && { payload: received.typed }),
    key: sending?.key ?? received?.key,
    // An attempt that failed says nothing about an earlier one that may have arrived.
    isUnconfirmed: outcome === "unconfirmed" || received?.isUnconfirmed === true,
  });
}

function detailOf<P extends Payload>(
  { confidential, words }: Form<P>,
  outcome: Failure,
  received: Received | undefined,
): string | undefined {
  const own = confidential?.appliesTo(received?.payload ?? {}) ? confidential : undefined;
  if (outcome === "honeypot") return fillFacts(own?.honeypot ?? words.honeypot);
  return outcome === "unconfigured" && own ? fillFacts(own.unavailable) : undefined;
}

function pageWords<P extends Payload>(
  { fields, words }: Form<P>,
  outcome: Failure,
  detail: string | undefined,
): FormPage["words"] {
  const { title, text } = outcome === "invalid" ? words.correction : words.undelivered;
  if (outcome !== "too-large") return { title, text: detail ?? text };
  const longest = fields.find(({ control }) => control === "textarea");
  const tooLong = longest && words.inputs[longest.name]?.errors?.tooLong;
  return tooLong === undefined ? { title, text } : { title: words.correction.title, text: tooLong };
}
