import { normalizeAddress } from "../old-addresses";
import { isReserved } from "../routes";
import type { Validator } from "./validator";

/** An old address must not exist on the site: its page or file would be served instead of the redirect. */
export const unansweredAddress: Validator = (path, { routes, staticFiles }) => {
  const address = normalizeAddress(path);
  // A page is published as a file, so its address with .html exists too.
  const page = address.replace(/\.html$/, "");
  if (!routes.includes(page) && !isReserved(page) && !staticFiles.has(address)) return [];
  return [
    {
      problem: `"${path}" is an address that the site itself has, so it would lead nowhere else.`,
      fix: "Write an address that is no more, or take this entry away.",
    },
  ];
};
