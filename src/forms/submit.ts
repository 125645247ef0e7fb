/** Longer than the function's own eight seconds, shorter than a visitor's patience. */
const patience = 15_000;

/**
 * Sends a form's payload to its function. axios is fetched when the first form is sent.
 * @param endpoint the function's path
 * @param payload the form's fields, as JSON
 * @param key the draft's Idempotency-Key, by which sending it twice makes one mail
 * @throws for every answer but a 2xx, and where no answer comes in time
 */
export async function submit(endpoint: string, payload: object, key: string): Promise<void> {
  const { default: axios } = await import("axios");
  await axios.post(endpoint, payload, { headers: { "Idempotency-Key": key }, timeout: patience });
}
