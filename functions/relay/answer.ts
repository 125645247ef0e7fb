import { failureStatus, type SendResult } from "./outcomes";
import { formPage, pageHeaders } from "./page";
import type { Post } from "./request";
import { securityHeaders } from "./security-headers";
import { isSent } from "./send-mail";
import type { FormWithTexts } from "./texts";

/**
 * Answers a request. A request by script gets JSON (success) or a problem (RFC 9457). A request without script gets a
 * redirect, or a page that reports whether the message was sent, with the form and the visitor's text.
 * @param reference the reference in the log
 */
export function answerTo(form: FormWithTexts, post: Post, result: SendResult, reference: string): Response {
  const { isNative, payload } = post;
  const { outcome, key = post.key, retryAfterSeconds } = result;
  if (isSent(outcome)) return isNative ? redirect("/thank-you") : respond(200, "{}", "application/json");
  if (outcome === "method" && isNative) return redirect(form.page);
  const status = failureStatus[outcome];
  const headers = {
    ...(outcome === "method" && { Allow: "POST" }),
    ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
  };
  if (!isNative) {
    const problem = { type: `urn:problem-type:form:${outcome}`, status, reference };
    return respond(status, JSON.stringify(problem), "application/problem+json", headers);
  }
  // If this attempt failed, an earlier attempt may still have arrived.
  const isUnconfirmed = outcome === "unconfirmed" || post.isUnconfirmed === true;
  const page = formPage(form, { outcome, payload, key, isUnconfirmed, retryAfterSeconds });
  return respond(status, page, "text/html", { ...headers, ...pageHeaders });
}

/** Answers a request for a form that is not offered. */
export function notFound(): Response {
  return respond(404, JSON.stringify({ title: "Not Found", status: 404 }), "application/problem+json");
}

function respond(status: number, body: string, type: string, headers?: Record<string, string>): Response {
  const commonHeaders = { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store" };
  return new Response(body, { status, headers: { ...securityHeaders, ...commonHeaders, ...headers } });
}

/** Redirects a browser to another page of the site with GET (RFC 9110, 15.4.4). */
function redirect(location: string): Response {
  return respond(303, "", "text/plain", { Location: location });
}
