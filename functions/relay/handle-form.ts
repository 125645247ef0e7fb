import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { seeOther, sentAnswer, writeAnswer, type Answer } from "./answer/answer";
import { clientNetwork } from "./request/client-network";
import { failureAnswer, unreadAnswer, type Received } from "./answer/failure-answer";
import { faultOf, type Fault } from "./fault";
import type { Form, Payload } from "./forms/form";
import { springTrap } from "./request/honeypot";
import { readRequest, type Submission } from "./request/http";
import { takeKey } from "./request/idempotency";
import { writeLog, type Outcome } from "./log";
import { fitsForm, nativePayload } from "./request/native-payload";
import { problemAnswer } from "./answer/problem";
import { createReference } from "./reference";
import type { Relay } from "./relay";
import { send, type Sending } from "./send";
import { createSmtpTransport } from "./mail/smtp-transport";

interface Result {
  answer: Answer;
  outcome: Outcome;
  sending?: Sending;
  fault?: Fault;
}

/**
 * Takes a form's request through to its mail and answers it. Never throws: an error that escaped would end the
 * process under one server and leave the visitor waiting under another.
 */
export async function handleForm<P extends Payload>(
  form: Form<P>,
  request: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
  relay: Relay = { transport: createSmtpTransport },
): Promise<void> {
  const start = performance.now();
  const ref = createReference();
  let result: Result;
  try {
    result = await resultOf(form, request, ref, relay);
  } catch (error) {
    result = { outcome: "error", answer: problemAnswer("error", ref), fault: faultOf(error) };
  }
  const { answer, outcome, sending, fault } = result;
  writeLog({
    ref,
    form: form.name,
    outcome,
    smtpCode: sending?.smtpCode ?? null,
    ms: Math.round(performance.now() - start),
    attempt: sending?.attempts ?? 0,
    fault,
  });
  writeAnswer(response, answer);
}

async function resultOf<P extends Payload>(
  form: Form<P>,
  request: GatsbyFunctionRequest,
  reference: string,
  relay: Relay,
): Promise<Result> {
  const read = readRequest(request);
  if ("failure" in read) return { outcome: read.failure, answer: unreadAnswer(form, read, reference) };
  const { submission: untrapped, trapped } = springTrap(read);
  const { submission, key } = takeKey(untrapped, request.headers);
  const received = receive(form, submission, key);
  if (submission.kind === "native" && !fitsForm(form.fields, submission.fields)) {
    return { outcome: "malformed", answer: failureAnswer(form, "malformed", reference, received) };
  }
  if (trapped) return { outcome: "trapped", answer: failureAnswer(form, "trapped", reference, received) };
  try {
    return await resultOfReceived(form, received, request, reference, relay);
  } catch (error) {
    // Whoever wrote without script needs the words back here too.
    const answer = failureAnswer(form, "error", reference, received);
    return { outcome: "error", answer, fault: faultOf(error) };
  }
}

async function resultOfReceived<P extends Payload>(
  form: Form<P>,
  received: Received,
  { headers }: GatsbyFunctionRequest,
  reference: string,
  relay: Relay,
): Promise<Result> {
  const { payload, typed, key } = received;
  if (!form.accepts(payload)) {
    return { outcome: "invalid", answer: failureAnswer(form, "invalid", reference, received) };
  }
  const circumstances = { reference, key, native: typed !== undefined, client: clientNetwork(headers) };
  const sending = await send(form, payload, circumstances, relay);
  const { outcome, retryAfter } = sending;
  if (outcome === "sent") return { outcome, sending, answer: typed ? seeOther("/thank-you") : sentAnswer() };
  const kept = { ...received, key: sending.key };
  return { outcome, sending, answer: failureAnswer(form, outcome, reference, kept, retryAfter) };
}

function receive<P extends Payload>(
  { fields }: Form<P>,
  submission: Submission,
  key: string | undefined,
): Received {
  if (submission.kind === "json") return { payload: submission.payload, key };
  const typed = nativePayload(fields, submission.fields);
  return { payload: typed, typed, key };
}
