/** The name of the honeypot field, which is sent beside a form's payload. */
export const honeypotName = "website";
