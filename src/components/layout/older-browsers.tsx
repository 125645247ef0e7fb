/** The integrity of static/older-browsers.js. After a change of that file, a test prints the new value. */
export const olderBrowsersIntegrity = "sha256-xryIEYU0wPKb+/OGM4Ij1kUKQvLnytiVWLKbiEv8V2c=";

/**
 * The script for browsers without popovers. The oldest browsers load it through `nomodule`. Other browsers without
 * popovers load it when the script in the head requests it. Current browsers never load it. The element is also the
 * script with integrity that Mozilla's HTTP Observatory expects on every page.
 */
export function OlderBrowsers() {
  return (
    <script src="/older-browsers.js" integrity={olderBrowsersIntegrity} crossOrigin="anonymous" noModule />
  );
}
