import { isDeepStrictEqual } from "node:util";
import { identifyDraft } from "./draft";
import { composeMail } from "./mail/compose";
import { deliver, deliveryTime } from "./mail/deliver";
import type { Transport } from "./mail/transport";
import { readEnvironment, readOption, type Settings } from "./settings/environment";
import type { Form, Payload } from "./forms/form";
import { createKey } from "./request/idempotency";
import { createIdempotencyStore } from "./request/idempotency-store";
import { configuredLimiter, type Limiter } from "./limits/limiter";
import { processSingleton } from "./process-singleton";
import type { Relay } from "./relay";
import type { Attempt, Sending } from "./sending";
import { ministryName } from "./site";

/** The data of a request besides its payload. */
export interface RequestContext {
  /** The short reference of this request. */
  reference: string;
  /** The draft's key, where the page gave one. */
  key: string | undefined;
  /** Posted without script. Such a form has a key only after its first answer. */
  native: boolean;
  /** The visitor's network, if the platform knows the address. */
  client: string | undefined;
}

/**
 * Sends a valid payload as one mail. A draft that was accepted recently, or is under way, is not sent again.
 */
export async function send<P extends Payload>(
  form: Form<P>,
  payload: P,
  { reference, key: givenKey, native, client }: RequestContext,
  relay: Relay,
): Promise<Sending> {
  const start = performance.now();
  const { recipients } = form.confidential?.appliesTo(payload) ? form.confidential : form;
  const reading = readEnvironment(["SMTP_URL", "MAIL_FROM", recipients], relay.source);
  if (!reading.ok) return { outcome: "unconfigured", smtpCode: null, attempts: 0, reference };
  const { SMTP_URL: server, MAIL_FROM: from, [recipients]: to } = reading.settings;
  const key = givenKey ?? createKey(native);
  const draft = identifyDraft(server, form, payload, to, key);
  const store =
    relay.idempotencyStore ??
    processSingleton("idempotency-store", () => createIdempotencyStore<Sending>(isAccepted));
  const earlier = store.find(draft.id);
  if (earlier) return { ...(await earlier), attempts: 0 };

  const limiter = relay.limiter ?? configuredLimiter(server, relay.source);
  const attempt = withinLimits(limiter, form.name, client, async () => {
    const context = { draft, senderName: ministryName, from, to, at: new Date() };
    const mail = await composeMail(form, payload, context);
    // The limiter's time counts towards the delivery's.
    const left = (relay.time ?? deliveryTime) - (performance.now() - start);
    return deliver(mail, transports(server, relay), left);
  });
  const sending = attempt.then((ended) => ({ ...ended, reference: draft.reference, key }));
  // Without a key, the same words sent again after the first were accepted are a message of their own.
  store.add(draft.id, sending, givenKey === undefined ? 0 : undefined);
  return sending;
}

function transports(server: Settings["SMTP_URL"], { transport, source }: Relay): [Transport, Transport] {
  const first = transport(server);
  const fallback = readOption("SMTP_FALLBACK_URL", source);
  return [first, fallback && !isDeepStrictEqual(fallback, server) ? transport(fallback) : first];
}

async function withinLimits(
  limiter: Limiter,
  form: string,
  client: string | undefined,
  sendNow: () => Promise<Attempt>,
): Promise<Attempt> {
  const slot = await limiter.acquire(form, client);
  if ("retryAfter" in slot) return { outcome: "limited", smtpCode: null, attempts: 0, ...slot };
  let attempt: Attempt | undefined;
  try {
    attempt = await sendNow();
    return attempt;
  } finally {
    // Only what was accepted is counted.
    if (!attempt || !isAccepted(attempt)) await slot.release();
  }
}

function isAccepted({ outcome }: Attempt): boolean {
  return outcome === "sent";
}
