/** The integrity of static/older-browsers.js. A test prints the new value after that file was changed. */
export const olderBrowsersIntegrity = "sha256-xryIEYU0wPKb+/OGM4Ij1kUKQvLnytiVWLKbiEv8V2c=";

/**
 * The script for browsers without popovers. The oldest run it through `nomodule`; others without popovers run it when
 * the head's script asks for it; current browsers never fetch it. Every page therefore names a script of its own with
 * integrity, which Mozilla's HTTP Observatory counts.
 */
export function OlderBrowsers() {
  return (
    <script src="/older-browsers.js" integrity={olderBrowsersIntegrity} crossOrigin="anonymous" noModule />
  );
}
