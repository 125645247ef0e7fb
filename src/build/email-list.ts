import { readFileSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "./content-folder";

/** Where the email list's sign-up form posts to, as the policy names it; nowhere while there is no list. */
export function emailListOrigins(): string[] {
  const site = JSON.parse(readFileSync(path.join(contentFolder, "site.json"), "utf8")) as {
    emailList?: { form: string };
  };
  return site.emailList ? [new URL(site.emailList.form).origin] : [];
}
