import { asCompared, withQuery } from "../../content-model/old-addresses";
import { readRedirects } from "../redirects";
import type { Application } from "./application";

/**
 * Has `gatsby develop` lead on from old addresses, which only the platform would do. They are read anew each time, and
 * the browser is told to keep none of them: at this address there may be another page tomorrow.
 */
export function leadOn(app: Application): void {
  app.use((request, response, next) => {
    const [address = "", ...query] = (request.url ?? "/").split(/(?=\?)/);
    const target = readRedirects().get(asCompared(address));
    if (target === undefined) {
      next();
      return;
    }
    const location = withQuery(target, query.join(""));
    response.writeHead(301, { location, "cache-control": "no-store" }).end();
  });
}
