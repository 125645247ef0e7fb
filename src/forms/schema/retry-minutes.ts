import { tooManyRequests } from "./endpoint";

/**
 * Returns the number of minutes until a rate-limited form may be sent again.
 * @param status the response's status
 * @param retryAfter its Retry-After header in seconds (RFC 9110, 10.2.3)
 * @returns whole minutes, rounded up and at least 1; undefined for another status or without a valid header
 */
export function retryMinutes(status: number, retryAfter: string | null | undefined): number | undefined {
  if (status !== tooManyRequests || !retryAfter || !/^\d{1,6}$/.test(retryAfter)) return undefined;
  return Math.max(1, Math.ceil(Number(retryAfter) / 60));
}
