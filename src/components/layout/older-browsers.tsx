/** The integrity of static/older-browsers.js. A test prints the new value after that file was changed. */
export const olderBrowsersIntegrity = "sha256-xryIEYU0wPKb+/OGM4Ij1kUKQvLnytiVWLKbiEv8V2c=";

/**
 * The script for browsers without popovers. The oldest browsers load it through `nomodule`, others without popovers
 * when the head's script requests it, and current browsers never. It also gives every page a script with integrity,
 * which Mozilla's HTTP Observatory checks for.
 */
export function OlderBrowsers() {
  return (
    <script src="/older-browsers.js" integrity={olderBrowsersIntegrity} crossOrigin="anonymous" noModule />
  );
}
