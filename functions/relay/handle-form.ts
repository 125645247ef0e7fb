import { randomUUID } from "node:crypto";
import { withCleanAddress, type Payload } from "../../src/forms/fields";
import { answerTo } from "./answer";
import { clientNetwork } from "./client-network";
import { faultOf, type Fault } from "./fault";
import { writeLog } from "./log";
import { composeMail } from "./mail";
import { createReference } from "./names";
import type { Sending } from "./outcome";
import { processRelay, type Relay } from "./relay";
import { readPost, type Post } from "./request";
import { isSent, sendMail } from "./send-mail";
import { readersOf } from "./settings";
import type { WordedForm } from "./words";

/**
 * Handles a form's request: sends its mail, logs the outcome and answers. Never throws: depending on the server, an
 * uncaught error would end the process or show the platform's own error page.
 * @param address the visitor's IP address, if the platform knows it
 */
export async function handleForm(
  form: WordedForm,
  request: Request,
  address: string | undefined,
  relay: Relay = processRelay(),
): Promise<Response> {
  const start = performance.now();
  const ownReference = createReference();
  let post: Post = { isNative: false };
  let sending: Sending;
  let fault: Fault | undefined;
  try {
    post = await readPost(form, request);
    sending = post.refusal ? { outcome: post.refusal } : await send(form, post, address, relay, start);
  } catch (error) {
    sending = { outcome: "error" };
    fault = faultOf(error);
  }
  const { outcome, smtpCode = null, attempts: attempt = 0, reference: ref = ownReference } = sending;
  const answer = answerTo(form, post, sending, ref);
  writeLog({
    ref,
    form: form.name,
    outcome,
    smtpCode,
    ms: Math.round(performance.now() - start),
    attempt,
    fault,
  });
  return answer;
}

/** Sends a payload as one mail. A message that was sent recently, or is under way, is not sent again. */
async function send(
  form: WordedForm,
  { payload = {}, key: givenKey, isNative }: Post,
  address: string | undefined,
  relay: Relay,
  start: number,
): Promise<Sending> {
  if (Object.keys(form.errorsOf(payload)).length > 0) return { outcome: "invalid" };
  const envelope = readersOf(relay.settings, form, payload);
  if (!envelope) return { outcome: "unconfigured" };
  // Without script a draft has a key only after its first answer; the same words of a day are one draft.
  const key = givenKey ?? (isNative ? new Date().toISOString().slice(0, 10) : randomUUID());
  const cleaned = withCleanAddress(payload);
  const name = relay.names.message(form, cleaned, envelope.to, key);
  const earlier = relay.sent.find(name.id);
  if (earlier) return { ...(await earlier), attempts: 0 };
  const result = sendCounted(form, cleaned, { ...envelope, name }, address, relay, start).then((ended) => ({
    ...ended,
    reference: name.reference,
    key,
  }));
  // Without a key, the same words sent again after the first were accepted are a message of their own.
  relay.sent.add(name.id, result, givenKey !== undefined);
  return result;
}

/** Sends a mail within the limits, to which only what was sent counts. */
async function sendCounted(
  form: WordedForm,
  payload: Payload,
  context: Omit<Parameters<typeof composeMail>[2], "at">,
  address: string | undefined,
  { settings, limiter, names, time }: Relay,
  start: number,
): Promise<Sending> {
  const network = clientNetwork(address);
  const slot = await limiter.count(form.name, network && names.visitor(network));
  if ("retryAfter" in slot) return { outcome: "limited", ...slot };
  const mail = composeMail(form, payload, { ...context, at: new Date() });
  // The limiter's time counts towards the delivery's.
  const left = time - (performance.now() - start);
  const servers = settings.servers.map(({ options }) => options);
  const delivery = await sendMail(servers, mail, left);
  if (!isSent(delivery)) await slot.release();
  return delivery;
}
