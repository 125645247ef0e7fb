/** The integrity of static/older-browsers.js; a test says what to write here after a change of that file. */
export const olderBrowsersIntegrity = "sha256-xryIEYU0wPKb+/OGM4Ij1kUKQvLnytiVWLKbiEv8V2c=";

/**
 * The script for browsers without popovers: the oldest run it by themselves, as the rule for `nomodule` has it, others
 * without popovers when the head's script asks for it, and current ones never fetch it. So every page names one of our
 * scripts with its integrity, also one that wakes nothing up: the HTTP Observatory counts it.
 */
export function OlderBrowsers() {
  return (
    <script src="/older-browsers.js" integrity={olderBrowsersIntegrity} crossOrigin="anonymous" noModule />
  );
}
