import { seeOther, type Answer } from "./answer";
import type { Form, Payload } from "../forms/form";
import { formPageAnswer, type FormPage } from "../form-page/form-page";
import type { Refusal } from "../request/http";
import { correctionsOf } from "../forms/judge";
import { fillFacts } from "../site";
import { problemAnswer, problems, type Failure } from "./problem";

/** What a request brought. */
export interface Received {
  /** As it came, to be judged. */
  payload: Readonly<Record<string, unknown>>;
  /** The same where a form was posted without script, so that a person reads the answer and needs it back. */
  typed?: Payload | undefined;
  /** The draft's key, which the form keeps for the next attempt. */
  key?: string | undefined;
}

/** Answers a payload that was read but not delivered: with problem+json, or for a person with the form again. */
export function failureAnswer<P extends Payload>(
  form: Form<P>,
  failure: Failure,
  reference: string,
  { payload, typed, key }: Received,
  retryAfter?: number,
): Answer {
  const corrections = failure === "invalid" ? correctionsOf(form, payload) : [];
  const detail = detailOf(form, failure, payload);
  const headers =
    retryAfter === undefined ? problems[failure].headers : { "Retry-After": String(retryAfter) };
  if (typed) {
    const general = failure === "invalid" ? form.words.correction : form.words.undelivered;
    const words = { ...general, text: detail ?? general.text };
    const { status } = problems[failure];
    return formPageAnswer(form, { status, headers, words, corrections, payload: typed, key });
  }
  const errors = corrections.map(({ field, words }) => ({
    pointer: field === "" ? "" : `/${field}`,
    detail: words,
  }));
  return problemAnswer(failure, reference, {
    detail,
    errors: failure === "invalid" ? errors : undefined,
    headers,
  });
}

function detailOf<P extends Payload>(
  { confidential, words }: Form<P>,
  failure: Failure,
  payload: Received["payload"],
): string | undefined {
  const own = confidential?.holds(payload) ? confidential : undefined;
  if (failure === "trapped") return fillFacts(own?.trapped ?? words.honeypot);
  return failure === "unconfigured" && own ? fillFacts(own.unavailable) : undefined;
}

/** Answers a request whose body was never read. */
export function unreadAnswer<P extends Payload>(
  form: Form<P>,
  { failure, native }: Refusal,
  reference: string,
): Answer {
  if (!native) return problemAnswer(failure, reference);
  if (failure === "method") return seeOther("/contact");
  // The browser's Back still has the words.
  const words = failure === "too-large" ? tooLongWords(form) : form.words.undelivered;
  return formPageAnswer(form, { status: problems[failure].status, words, corrections: [] });
}

function tooLongWords<P extends Payload>({ fields, words }: Form<P>): FormPage["words"] {
  const longest = fields.find(({ control }) => control === "textarea");
  const text = longest && words.inputs[longest.name]?.errors?.tooLong;
  return text === undefined ? words.undelivered : { title: words.correction.title, text };
}
