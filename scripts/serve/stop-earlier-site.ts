/** On a request that ends a local site. No page of another site can send it: it would need leave by CORS. */
export const stopHeader = "x-stop-local-site";

/**
 * Ends the site that an earlier `npm start` or `npm run serve` serves on a port.
 * @returns whether there was one; its ports are free a moment later
 */
export async function stopEarlierSite(port: number): Promise<boolean> {
  try {
    const address = `http://127.0.0.1:${String(port)}/`;
    const signal = AbortSignal.timeout(2000);
    const { headers } = await fetch(address, { method: "HEAD", headers: { [stopHeader]: "yes" }, signal });
    return headers.has(stopHeader);
  } catch {
    return false;
  }
}
