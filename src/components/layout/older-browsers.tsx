/** The integrity of static/older-browsers.js; a test says what to write here after a change of that file. */
export const olderBrowsersIntegrity = "sha256-xryIEYU0wPKb+/OGM4Ij1kUKQvLnytiVWLKbiEv8V2c=";

/**
 * The script for browsers without popovers: the oldest run it by themselves, as the rule for `nomodule` has it,
 * others without popovers when the side menu asks for it, and current ones never fetch it.
 */
export function OlderBrowsers() {
  return (
    <script src="/older-browsers.js" integrity={olderBrowsersIntegrity} crossOrigin="anonymous" noModule />
  );
}
