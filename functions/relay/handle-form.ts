import { withCleanAddress } from "../../src/forms/schema/clean-address";
import { toResponse, type Answer } from "./answer/answer";
import { answerTo, type Result } from "./answer/answer-to";
import { problemAnswer } from "./answer/problem";
import { faultOf, type Fault } from "./fault";
import type { Form, Payload } from "./forms/form";
import { writeLog } from "./log";
import { createSmtpTransport } from "./mail/smtp-transport";
import { createReference } from "./reference";
import type { Relay } from "./relay";
import { clientNetwork } from "./request/client-network";
import { readRequest } from "./request/http";
import { receive, type Received } from "./request/receive";
import { send } from "./send";

/**
 * Handles a form's request: sends its mail, logs the outcome and answers. Never throws: depending on the server, an
 * uncaught error would end the process or show the platform's own error page.
 * @param address the visitor's IP address, if the platform knows it
 */
export async function handleForm<P extends Payload>(
  form: Form<P>,
  request: Request,
  address: string | undefined,
  relay: Relay = { transport: createSmtpTransport },
): Promise<Response> {
  const start = performance.now();
  const reference = createReference();
  let result = await resultOf(form, request, address, reference, relay);
  let answer: Answer;
  try {
    answer = answerTo(form, result, result.sending?.reference ?? reference);
  } catch (error) {
    result = { ...result, outcome: "error", fault: faultOf(error) };
    answer = problemAnswer("error", reference);
  }
  const { outcome, sending, fault } = result;
  writeLog({
    ref: sending?.reference ?? reference,
    form: form.name,
    outcome,
    smtpCode: sending?.smtpCode ?? null,
    ms: Math.round(performance.now() - start),
    attempt: sending?.attempts ?? 0,
    fault,
  });
  return toResponse(answer);
}

/** The steps of a request, each of which may end it. */
async function resultOf<P extends Payload>(
  form: Form<P>,
  request: Request,
  address: string | undefined,
  reference: string,
  relay: Relay,
): Promise<Result & { fault?: Fault }> {
  let received: Received | undefined;
  try {
    const read = await readRequest(request);
    if ("outcome" in read) return read;
    const receipt = receive(form, read, request.headers);
    received = receipt.received;
    const { payload, typed, key } = received;
    const native = typed !== undefined;
    if (receipt.refusal) return { outcome: receipt.refusal, native, received };
    if (!form.accepts(payload)) return { outcome: "invalid", native, received };
    const client = clientNetwork(address);
    const sending = await send(form, withCleanAddress(payload), { reference, key, native, client }, relay);
    return { outcome: sending.outcome, native, received, sending };
  } catch (error) {
    // Without script, the page must return what was typed here too.
    return { outcome: "error", native: received?.typed !== undefined, received, fault: faultOf(error) };
  }
}
