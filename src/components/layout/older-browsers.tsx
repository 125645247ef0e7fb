/** The integrity of static/older-browsers.js; a test says what to write here after a change of that file. */
export const olderBrowsersIntegrity =
  "sha384-nXeaMflkzFFmqCXVLssRbYB16eOYeW3ijz+P4AsQQZoWiYNvWVG+5gDc4M073Uwb";

/**
 * The script for browsers without popovers: the oldest run it by themselves, as the rule for `nomodule` has it,
 * others without popovers when the side menu asks for it, and current ones never fetch it.
 */
export function OlderBrowsers({ id }: { id: string }) {
  return (
    <script
      id={id}
      src="/older-browsers.js"
      integrity={olderBrowsersIntegrity}
      crossOrigin="anonymous"
      noModule
    />
  );
}
