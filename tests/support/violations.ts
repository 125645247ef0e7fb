import type { BrowserContext } from "@playwright/test";

declare global {
  interface Window {
    reportViolation(violation: string): void;
  }
}

/** Collects the Content-Security-Policy violations on all pages of a browser context. */
export async function watchViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  // The event names the directive; the console also reports violations that occur before the listener is added.
  context.on("console", (message) => {
    if (/content[- ]security[- ]policy/i.test(message.text())) violations.push(message.text());
  });
  await context.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, documentURI, lineNumber } = event;
      window.reportViolation(`${effectiveDirective} stopped ${blockedURI} at ${documentURI}:${lineNumber}`);
    });
  });
  return violations;
}
