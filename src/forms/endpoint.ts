/**
 * Returns the path of the function that receives a form.
 * @param form the form's short name, such as "contact"
 */
export function endpointOf(form: string): string {
  return `/api/send-${form}-email`;
}

/** The name of the honeypot field, which is sent beside a form's payload. */
export const honeypotName = "website";

/** Too Many Requests: the rate limit is exceeded (RFC 6585, 4). */
const tooManyRequests = 429;

/** Not Implemented: no recipient is configured (RFC 9110, 15.6.2). */
export const notSetUp = 501;

/** Gateway Timeout: the mail server did not answer in time, and may have accepted the mail (RFC 9110, 15.6.5). */
export const noAnswerInTime = 504;

/**
 * Returns the number of minutes until a rate-limited form may be sent again.
 * @param status the response's status
 * @param retryAfter its Retry-After header in seconds (RFC 9110, 10.2.3)
 * @returns whole minutes, rounded up; undefined for another status or without a number
 */
export function retryMinutes(status: number, retryAfter: string | null): number | undefined {
  return status === tooManyRequests ? Math.ceil(Number(retryAfter) / 60) || undefined : undefined;
}
