/** The header of a request that ends a local site. Pages of other sites cannot send it without permission by CORS. */
export const stopHeader = "x-stop-local-site";

/**
 * Ends the site that an earlier `npm start` or `npm run serve` serves on a port.
 * @returns whether such a site was running. Its ports become free a moment later.
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
