/** Longer than the function's own eight seconds, shorter than a visitor's patience. */
const patience = 15_000;

/** How long axios may take to come; what can be sent without it is. */
const patienceForAxios = 3_000;

/** Fetches axios, once; tried again where it could not be had. */
export function prepareToSubmit() {
  return import("axios").then(
    ({ default: axios }) => axios,
    () => undefined,
  );
}

/**
 * Sends a form's payload to its function. What the answer says is not read.
 * @param endpoint the function's path
 * @param payload the form's fields, as JSON
 * @param key the draft's Idempotency-Key, by which sending it twice makes one mail
 * @returns the answer's status; undefined where none came in time
 */
export async function submit(endpoint: string, payload: object, key: string): Promise<number | undefined> {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key };
  const axios = await Promise.race([prepareToSubmit(), pass(patienceForAxios)]);
  try {
    if (axios) {
      const options = { headers, timeout: patience, validateStatus: null };
      return (await axios.post(endpoint, payload, options)).status;
    }
    // On a slow line axios may be late, and gone on a page older than the site's last deployment. The function is not.
    const signal = AbortSignal.timeout(patience);
    return (await fetch(endpoint, { method: "POST", headers, body: JSON.stringify(payload), signal })).status;
  } catch {
    return undefined;
  }
}

function pass(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });
}
