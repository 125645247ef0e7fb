/**
 * Reads a request's body up to a limit, since Content-Length may be missing or wrong.
 * @param limit in bytes
 * @returns its bytes; undefined if there are more than the limit
 */
export async function readBytes({ body, headers }: Request, limit: number): Promise<Buffer | undefined> {
  if (Number(headers.get("content-length") ?? 0) > limit) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > limit) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
