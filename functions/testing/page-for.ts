import type { Answer } from "../relay/answer/answer";
import { answerTo } from "../relay/answer/answer-to";
import type { Form, Payload } from "../relay/forms/form";
import type { Failure } from "../relay/outcome";

/**
 * The page that answers a form posted without script, after a failure.
 * @param typed what was typed; absent where the body was not read
 * @param retryAfter in how many seconds to try again, where a limit says so
 */
export function pageFor<P extends Payload>(
  form: Form<P>,
  outcome: Failure,
  typed?: Payload,
  retryAfter?: number,
): Answer {
  const reference = "ABCD2345";
  const received = typed && { payload: typed, typed };
  const sending =
    retryAfter === undefined
      ? undefined
      : { outcome: "limited" as const, smtpCode: null, attempts: 0, reference, retryAfter };
  return answerTo(form, { outcome, native: true, received, sending }, reference);
}
