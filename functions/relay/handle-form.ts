import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { seeOther, sentAnswer, writeAnswer, type Answer } from "./answer";
import { clientNetwork } from "./client-network";
import { failureAnswer, unreadAnswer, type Received } from "./failure-answer";
import type { Form, Payload } from "./form";
import { springTrap } from "./honeypot";
import { readRequest, type Submission } from "./http";
import { idempotencyKey } from "./idempotency";
import { writeLog, type Outcome } from "./log";
import { nativePayload } from "./native-payload";
import { problemAnswer } from "./problem";
import { createReference } from "./reference";
import type { Relay } from "./relay";
import { send, type Sending } from "./send";
import { createSmtpTransport } from "./smtp-transport";

interface Result {
  answer: Answer;
  outcome: Outcome;
  sending?: Sending;
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
  } catch {
    // The error's own text may hold anything.
    result = { outcome: "error", answer: problemAnswer("error", ref) };
  }
  const { answer, outcome, sending } = result;
  writeLog({
    ref,
    form: form.name,
    outcome,
    smtpCode: sending?.smtpCode ?? null,
    ms: Math.round(performance.now() - start),
    attempt: sending?.attempts ?? 0,
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
  const { submission, trapped } = springTrap(read);
  const received = receive(form, submission);
  if (!received) return { outcome: "malformed", answer: problemAnswer("malformed", reference) };
  const { payload, typed } = received;
  if (trapped) return { outcome: "trapped", answer: failureAnswer(form, "trapped", reference, received) };
  if (!form.accepts(payload)) {
    return { outcome: "invalid", answer: failureAnswer(form, "invalid", reference, received) };
  }
  const { headers } = request;
  const circumstances = { reference, key: idempotencyKey(headers), client: clientNetwork(headers) };
  const sending = await send(form, payload, circumstances, relay);
  const { outcome, retryAfter } = sending;
  if (outcome === "sent") return { outcome, sending, answer: typed ? seeOther("/thank-you") : sentAnswer() };
  return { outcome, sending, answer: failureAnswer(form, outcome, reference, received, retryAfter) };
}

function receive<P extends Payload>({ fields }: Form<P>, submission: Submission): Received | undefined {
  if (submission.kind === "json") return { payload: submission.payload };
  const typed = nativePayload(fields, submission.fields);
  return typed && { payload: typed, typed };
}
