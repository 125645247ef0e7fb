import { randomUUID } from "node:crypto";
import { cleanEmail } from "../../src/forms/fields";
import { answerTo } from "./answer";
import { createLimiter } from "./limits";
import { originOf, type ErrorOrigin, writeLog } from "./log";
import { composeMail } from "./mail";
import { createReference, createIdentifiers } from "./identifiers";
import type { SendResult } from "./outcomes";
import { readPost, type Post } from "./request";
import { isSent, sendMail, deliveryTimeMs } from "./send-mail";
import { readersOf, readSettings, type Settings } from "./settings";
import type { FormWithTexts } from "./texts";

/**
 * Creates the state that all requests of a process share.
 * @param timeMs the limit for sending a message
 */
export function createRelay(settings: Settings, timeMs: number = deliveryTimeMs) {
  return {
    settings,
    limiter: createLimiter(settings),
    identifiers: createIdentifiers(settings.secret),
    /** The messages that are being sent or were sent recently, by their ids. */
    recentSendings: new Map<string, Promise<SendResult>>(),
    timeMs,
  };
}

export type Relay = ReturnType<typeof createRelay>;

let sharedRelay: Relay | undefined;

/** The time for which a sent message is remembered. */
const retentionMs = 10 * 60_000;

/**
 * Handles a form's request: sends its mail, logs the outcome and answers. Never throws: depending on the server, an
 * uncaught error would end the process or show the platform's own error page.
 * @param address the visitor's IP address, if the platform knows it
 * @param relay by default one relay for all requests, with the settings at the time of the first request
 */
export async function handleForm(
  form: FormWithTexts,
  request: Request,
  address: string | undefined,
  relay?: Relay,
): Promise<Response> {
  const start = performance.now();
  let post: Post = { isNative: false };
  let result: SendResult;
  let fault: ErrorOrigin | undefined;
  try {
    const { timeMs } = (relay ??= sharedRelay ??= createRelay(readSettings()));
    post = await readPost(form, request);
    result = post.refusal
      ? { outcome: post.refusal }
      : await sendOnce(form, post, address, relay, start + timeMs);
  } catch (error) {
    result = { outcome: "error" };
    fault = originOf(error);
  }
  const { outcome, smtpCode = null, attempts: attempt = 0, reference: ref = createReference() } = result;
  let answer: Response;
  try {
    answer = answerTo(form, post, result, ref);
  } catch (error) {
    fault = originOf(error);
    // The answer to a script does not need the content's texts, which may have caused the error.
    answer = answerTo(form, { isNative: false }, { outcome: "error" }, ref);
  }
  const ms = Math.round(performance.now() - start);
  writeLog({ ref, form: form.name, outcome, smtpCode, ms, attempt, fault });
  return answer;
}

/** Sends a payload as one mail. A message that was sent recently, or is under way, is not sent again. */
async function sendOnce(
  form: FormWithTexts,
  { payload = {}, key: requestKey, isNative }: Post,
  address: string | undefined,
  relay: Relay,
  deadlineMs: number,
): Promise<SendResult> {
  if (Object.keys(form.errorsOf(payload)).length > 0) return { outcome: "invalid" };
  const envelope = readersOf(relay.settings, form, payload);
  if (!envelope) return { outcome: "unconfigured" };
  // Without script, a draft has a key only after its first answer. Until then, equal texts on the same day are one
  // draft.
  const key = requestKey ?? (isNative ? new Date().toISOString().slice(0, 10) : randomUUID());
  const cleanPayload = cleanEmail(payload);
  const ids = relay.identifiers.message(form, cleanPayload, envelope.to, key);
  const earlierSending = relay.recentSendings.get(ids.id);
  if (earlierSending) return { ...(await earlierSending), attempts: 0 };
  const mail = composeMail(form, cleanPayload, { ...envelope, ids, receivedAt: new Date() });
  const sending = sendCounted(form.name, mail, address, relay, deadlineMs);
  const result = sending.then((delivery): SendResult => ({ ...delivery, reference: ids.reference, key }));
  relay.recentSendings.set(ids.id, result);
  const forget = (): boolean => relay.recentSendings.delete(ids.id);
  result.then(({ outcome }) => {
    // Without a key, a text that is sent again after it was accepted is a new message.
    if (isSent(outcome) && requestKey !== undefined) setTimeout(forget, retentionMs).unref();
    else forget();
  }, forget);
  return result;
}

/** Sends a mail if the limits allow it. Mails that were not sent do not count. */
async function sendCounted(
  form: string,
  mail: ReturnType<typeof composeMail>,
  address: string | undefined,
  { settings, limiter, identifiers }: Relay,
  deadlineMs: number,
): Promise<SendResult> {
  const countedMessage = await limiter.count(form, identifiers.visitor(address));
  if ("retryAfterSeconds" in countedMessage) return { outcome: "limited", ...countedMessage };
  const servers = settings.servers.map(({ options }) => options);
  // The time of the limiter is a part of the delivery's time.
  const delivery = await sendMail(servers, mail, deadlineMs - performance.now());
  if (!isSent(delivery.outcome)) await countedMessage.release();
  return delivery;
}
