import type { Finding, Scanner } from "./scanner";

/** A page as the scanner is to see it. */
export interface ScannedPage {
  host: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  html: string;
  /** Its answer to a cross-origin request that asks to read it. */
  preflight: Readonly<Record<string, string>>;
}

/** A page's points and how they came about. */
export interface Score {
  points: number;
  findings: readonly Finding[];
}

/** Computes a page's points as the scanner does: 100 less what is missing, plus the extra credit. */
export function score(scanner: Scanner, page: ScannedPage): Score {
  const requests = requestsOf(page);
  const findings = scanner.tests.map((test) => {
    const { result } = test(requests);
    return { result, scoreModifier: scanner.modifierOf(result) };
  });
  const sum = (list: readonly Finding[]): number => list.reduce((all, one) => all + one.scoreModifier, 100);
  const withoutCredit = sum(findings.filter(({ scoreModifier }) => scoreModifier < 0));
  const points = withoutCredit >= scanner.minimumForCredit ? sum(findings) : withoutCredit;
  return { points: Math.max(points, 0), findings };
}

/** What the scanner would have collected over the network, from a platform that redirects HTTP to HTTPS. */
function requestsOf({ host, path, headers, html, preflight }: ScannedPage): unknown {
  const response = { headers, status: 200, verified: true, data: html, httpEquiv: new Map() };
  const address = `https://${host}${path}`;
  return {
    hostname: host,
    resources: { path: html },
    responses: {
      auto: response,
      https: response,
      http: response,
      cors: { ...response, headers: preflight, request: { headers: {} }, config: { headers: {} } },
      httpRedirects: [
        { url: new URL(`http://${host}${path}`), status: 301 },
        { url: new URL(address), status: 200 },
      ],
      httpsRedirects: [{ url: new URL(address), status: 200 }],
    },
    session: { url: new URL(address) },
  };
}
