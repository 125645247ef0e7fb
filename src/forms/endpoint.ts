/**
 * Returns the path of the function that receives a form.
 * @param form the form's short name, such as "contact"
 */
export function endpointOf(form: string): string {
  return `/api/send-${form}-email`;
}

/** The name of the honeypot field, which is sent beside a form's payload. */
export const honeypotName = "website";

/** Not Implemented: no recipient is configured (RFC 9110, 15.6.2). */
export const notSetUpStatus = 501;

/** Gateway Timeout: the mail server did not answer in time, and may have accepted the mail (RFC 9110, 15.6.5). */
export const timeoutStatus = 504;
