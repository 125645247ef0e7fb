/** Formats a number of bytes: 120 KB, 1.4 MB (1 KB is 1,000 bytes). */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${String(kilobytes)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
