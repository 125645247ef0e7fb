/**
 * Decodes a part of an address.
 * @param written the part; a percent sign in it may be literal
 */
export function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
