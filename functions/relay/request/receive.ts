import type { Form, Payload } from "../forms/form";
import { extractHoneypot } from "./honeypot";
import type { Submission } from "./http";
import { extractKey } from "./idempotency";
import { matchesForm, nativePayload } from "./native-payload";

/** The data of a request. */
export interface Received {
  /** As received, not yet validated. */
  payload: Readonly<Record<string, unknown>>;
  /** The same if the form was posted without script: the answer's page shows it again. */
  typed?: Payload | undefined;
  /** The draft's key, for the next attempt. */
  key?: string | undefined;
  /** Whether an earlier attempt may have arrived. */
  isUnconfirmed?: boolean;
}

/** The data of a request, and the reason for refusing it, if any. */
export interface Receipt {
  received: Received;
  refusal?: "malformed" | "honeypot" | undefined;
}

/** Separates a submission into honeypot, draft key and payload. */
export function receive<P extends Payload>({ fields }: Form<P>, read: Submission, headers: Headers): Receipt {
  const { submission: withKey, isFilled } = extractHoneypot(read);
  const { submission, key, isUnconfirmed } = extractKey(withKey, Object.fromEntries(headers));
  const refusal = isFilled ? "honeypot" : undefined;
  if (submission.kind === "json") return { received: { payload: submission.payload, key }, refusal };
  const typed = nativePayload(fields, submission.fields);
  return {
    received: { payload: typed, typed, key, isUnconfirmed },
    refusal: matchesForm(fields, submission.fields) ? refusal : "malformed",
  };
}
