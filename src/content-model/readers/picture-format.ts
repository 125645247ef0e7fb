/** The signatures of JPEG, PNG, WebP and AVIF files. The AVIF brand is in the file's first box. */
const signatures = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp[^]*avi[fs]/];

/** How many bytes tell a picture's format. */
export const signatureLength = 48;

/**
 * Reads a picture's format from its first bytes, whatever its name says.
 * @param beginning the file, or its first `signatureLength` bytes
 * @returns undefined for all that is neither a format of the site nor HEIC
 */
export function pictureFormat(beginning: Uint8Array): "encodable" | "heic" | undefined {
  // Latin-1 makes one character of each byte.
  const signs = Buffer.from(beginning.subarray(0, signatureLength)).toString("latin1");
  if (signatures.some((signature) => signature.test(signs))) return "encodable";
  // The brand of the first box (ISO/IEC 14496-12, 23008-12).
  return /^[^]{4}ftyp(?:hei|hev|mif1|msf1)/.test(signs) ? "heic" : undefined;
}
