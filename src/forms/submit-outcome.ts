import { noAnswerInTime, notSetUp, retryMinutes } from "./endpoint";

/** The outcome of sending a form, as far as the browser can know. */
export interface SubmitOutcome {
  /**
   * "sent": the mail server has accepted the mail. "unconfirmed": it may or may not have. In all other cases it has
   * not: "offline": nothing left this device; "unavailable": no recipient is configured; "failed": any other error.
   */
  kind: "sent" | "unconfirmed" | "offline" | "unavailable" | "failed";
  /** The number of minutes until a retry is allowed, if the response says so. */
  retryMinutes?: number | undefined;
}

/** The URL, status and headers of a response; its body is not read. */
export interface AnswerHead {
  /** The URL of the response, after any redirects. */
  url: string;
  status: number;
  /** Returns the value of a header by its lower-case name. */
  header: (name: string) => string | null;
}

/**
 * Derives a form's outcome from the response. Only a response of the function itself is trusted: it comes from the
 * function's URL as application/json (success) or application/problem+json (failure, RFC 9457). Any other may come
 * from the platform, a proxy or a captive portal, which do not know what the function has done.
 * @param endpoint the function's absolute URL
 */
export function outcomeOf(endpoint: string, { url, status, header }: AnswerHead): SubmitOutcome {
  const mediaType = header("content-type")?.split(";")[0]?.trim().toLowerCase();
  const isSuccess = status >= 200 && status < 300;
  const ownType = isSuccess ? "application/json" : "application/problem+json";
  if (url !== endpoint || mediaType !== ownType || status === noAnswerInTime) return { kind: "unconfirmed" };
  if (isSuccess) return { kind: "sent" };
  if (status === notSetUp) return { kind: "unavailable" };
  return { kind: "failed", retryMinutes: retryMinutes(status, header("retry-after")) };
}
