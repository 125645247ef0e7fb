import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { asCompared } from "../old-addresses";
import { isReserved } from "../routes";
import type { Rule } from "./rule";

/** An old address is none that the site has: its own page or file would be shown, and nothing would lead on. */
export const unansweredAddress: Rule = (path, { routes }) => {
  const address = asCompared(path);
  // A page is published as a file, and answers to that file's name too.
  const page = address.replace(/\.html$/, "");
  if (!routes.includes(page) && !isReserved(page) && !isStaticFile(address)) return [];
  return [
    {
      problem: `"${path}" is an address that the site itself has, so it would lead nowhere else.`,
      fix: "Write an address that is no more, or take this entry away.",
    },
  ];
};

function isStaticFile(address: string): boolean {
  const file = join("static", address);
  // A name that is longer than the file system takes is no file either; only existsSync says so.
  return existsSync(file) && statSync(file).isFile();
}
