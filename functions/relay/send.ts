import { isDeepStrictEqual } from "node:util";
import { composeMail } from "./mail/compose";
import { deliver, deliveryTime, type Delivery } from "./mail/deliver";
import { readEnvironment, readOption, type Settings } from "./settings/environment";
import type { Form, Payload } from "./forms/form";
import { createKey, draftName, fingerprint } from "./request/idempotency";
import { configuredLimiter, type Limiter } from "./limits/limiter";
import { remembered } from "./process-memory";
import type { Relay } from "./relay";
import { createRepeats } from "./limits/repeats";
import { ministryName } from "./site";

/** How the sending of a payload ended. */
export interface Sending {
  outcome: Delivery["outcome"] | "unconfigured" | "limited";
  /** The mail server's last reply code, where there was one. */
  smtpCode: number | null;
  /** How many deliveries were tried; none where the draft had been accepted already. */
  attempts: number;
  /** In how many seconds to try again, where that is known. */
  retryAfter?: number;
  /** The draft's key, for the page from which the same words may be sent again. */
  key?: string;
}

/** Where a payload came from. */
export interface Circumstances {
  /** The short reference of this request. */
  reference: string;
  /** The draft's key, where the page gave one. */
  key: string | undefined;
  /** Posted by the form itself, which has a key only once it was answered. */
  native: boolean;
  /** The visitor's network, where the platform says it. */
  client: string | undefined;
}

/**
 * Sends a judged payload as one mail: a draft that was accepted a short while ago, or is under way, is not sent again.
 * Nor are the same words from a form without script, whose button says nothing while they are under way.
 */
export async function send<P extends Payload>(
  form: Form<P>,
  payload: P,
  { reference, key, native, client }: Circumstances,
  relay: Relay,
): Promise<Sending> {
  const start = performance.now();
  const { recipients: to } = form.confidential?.holds(payload) ? form.confidential : form;
  const reading = readEnvironment(["SMTP_URL", "MAIL_FROM", to], relay.source);
  if (!reading.ok) return { outcome: "unconfigured", smtpCode: null, attempts: 0 };
  const { SMTP_URL: server, MAIL_FROM: from, [to]: recipients } = reading.settings;
  const limiter = (): Limiter => relay.limiter ?? configuredLimiter(server, relay.source);
  const sendAs = (draft: string | undefined): Promise<Sending> =>
    withinLimits(limiter(), form.name, client, async () => {
      const postmark = { reference, draft, senderName: ministryName, from, to: recipients, at: new Date() };
      const mail = await composeMail(form, payload, postmark);
      // A counter that was slow to answer has taken its time from the delivery.
      const left = (relay.time ?? deliveryTime) - (performance.now() - start);
      return deliver(mail, transports(server, relay), left);
    });

  if (key === undefined && !native) return sendAs(undefined);
  const repeats = relay.repeats ?? remembered("repeats", () => createRepeats(isAccepted));
  const words = fingerprint(form, payload);
  const draftKey = key ?? createKey();
  // Without script nothing gives other words another key.
  const draft = native ? draftName(form, draftKey, words) : draftName(form, draftKey);
  const name = key === undefined ? draftName(form, words) : draft;
  const earlier = repeats.find(name, words);
  if (earlier) return { ...(await earlier), attempts: 0 };
  // Other words under the same key are another message: a mail program would drop it for its Message-ID.
  if (repeats.isTaken(name)) return sendAs(undefined);
  const sending = sendAs(draft).then((ended) => ({ ...ended, key: draftKey }));
  // The same words may well be meant twice where no key says otherwise, but not before the first have arrived.
  repeats.add(name, words, sending, key === undefined ? 0 : undefined);
  return sending;
}

// A second connection may succeed where the first broke, and another server where the first is down or refuses the site.
function transports(
  server: Settings["SMTP_URL"],
  { transport, source }: Relay,
): ReturnType<Relay["transport"]>[] {
  const first = transport(server);
  const fallback = readOption("SMTP_FALLBACK_URL", source);
  return [first, fallback && !isDeepStrictEqual(fallback, server) ? transport(fallback) : first];
}

async function withinLimits(
  limiter: Limiter,
  form: string,
  client: string | undefined,
  sendNow: () => Promise<Sending>,
): Promise<Sending> {
  const place = await limiter.take(form, client);
  if ("retryAfter" in place) return { outcome: "limited", smtpCode: null, attempts: 0, ...place };
  let sending: Sending | undefined;
  try {
    sending = await sendNow();
    return sending;
  } finally {
    // Only what was accepted is counted.
    if (!sending || !isAccepted(sending)) await place.giveBack();
  }
}

function isAccepted({ outcome }: Sending): boolean {
  return outcome === "sent";
}
