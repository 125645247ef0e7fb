import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { seeOther, sentAnswer, writeAnswer, type Answer } from "./answer";
import { composeMail } from "./compose";
import { deliver, type Delivery } from "./deliver";
import { readEnvironment } from "./environment";
import type { Form, Payload } from "./form";
import { failureAnswer, unreadAnswer, type Received } from "./failure-answer";
import { readRequest, type Submission } from "./http";
import { writeLog, type Outcome } from "./log";
import { nativePayload } from "./native-payload";
import { problemAnswer } from "./problem";
import { createReference } from "./reference";
import { ministryName } from "./site";
import { createSmtpTransport } from "./smtp-transport";
import type { SmtpServer } from "./smtp-server";
import type { Transport } from "./transport";

/** What a test may replace. */
export interface Relay {
  /** How a mail server is spoken to. */
  transport: (server: SmtpServer) => Transport;
  /** Where the settings are read from; the process's environment by default. */
  source?: Readonly<Record<string, string | undefined>>;
  /** All the time for the delivery, in ms. */
  time?: number;
}

interface Result {
  answer: Answer;
  outcome: Outcome;
  delivery?: Delivery;
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
  const { answer, outcome, delivery } = result;
  writeLog({
    ref,
    form: form.name,
    outcome,
    smtpCode: delivery?.smtpCode ?? null,
    ms: Math.round(performance.now() - start),
    attempt: delivery?.attempts ?? 0,
  });
  writeAnswer(response, answer);
}

async function resultOf<P extends Payload>(
  form: Form<P>,
  request: GatsbyFunctionRequest,
  ref: string,
  relay: Relay,
): Promise<Result> {
  const submission = readRequest(request);
  if ("failure" in submission) {
    return { outcome: submission.failure, answer: unreadAnswer(form, submission, ref) };
  }
  const received = receive(form, submission);
  if (!received) return { outcome: "malformed", answer: problemAnswer("malformed", ref) };
  const { payload, typed } = received;
  if (!form.accepts(payload)) {
    return { outcome: "invalid", answer: failureAnswer(form, "invalid", ref, { payload, typed }) };
  }
  const delivery = await deliverPayload(form, payload, ref, relay);
  if (delivery === "unconfigured") {
    return { outcome: delivery, answer: failureAnswer(form, delivery, ref, { payload, typed }) };
  }
  const { outcome } = delivery;
  if (outcome === "sent") {
    return { outcome, delivery, answer: typed ? seeOther("/thank-you") : sentAnswer() };
  }
  return { outcome, delivery, answer: failureAnswer(form, outcome, ref, { payload, typed }) };
}

function receive<P extends Payload>({ fields }: Form<P>, submission: Submission): Received | undefined {
  if (submission.kind === "json") return { payload: submission.payload };
  const typed = nativePayload(fields, submission.fields);
  return typed && { payload: typed, typed };
}

async function deliverPayload<P extends Payload>(
  form: Form<P>,
  payload: P,
  reference: string,
  { transport, source, time }: Relay,
): Promise<Delivery | "unconfigured"> {
  const recipients = form.recipients(payload);
  const reading = readEnvironment(["SMTP_URL", "MAIL_FROM", recipients], source);
  if (!reading.ok) return "unconfigured";
  const { SMTP_URL: server, MAIL_FROM: from, [recipients]: to } = reading.settings;
  const postmark = { reference, senderName: ministryName, from, to, at: new Date() };
  const mail = await composeMail(form, payload, postmark);
  // The same server twice: a second connection may succeed where the first broke.
  return deliver(mail, [transport(server), transport(server)], time);
}
