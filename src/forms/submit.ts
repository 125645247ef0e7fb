import { draftKey } from "./draft-key";

/** Longer than the function's own eight seconds, shorter than a visitor's patience. */
const patience = 15_000;

/**
 * Sends a form's payload to its function. axios is fetched when the first form is sent.
 * The same payload carries the same key each time, so that sending it twice makes one mail.
 * @param endpoint the function's path
 * @param payload the form's fields, as JSON
 * @throws for every answer but a 2xx, and where no answer comes in time
 */
export async function submit(endpoint: string, payload: object): Promise<void> {
  const { default: axios } = await import("axios");
  const headers = { "Idempotency-Key": draftKey(endpoint, payload) };
  await axios.post(endpoint, payload, { headers, timeout: patience });
  draftKey.forget(endpoint);
}
