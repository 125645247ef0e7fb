import { readFileSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../content-folder";

/**
 * The other origins that the email list's sign-up needs in form-action: the form's target and the provider's
 * redirect, which Chromium checks too. Empty if there is no list.
 */
export function formOrigins(): string[] {
  const { emailList } = JSON.parse(readFileSync(path.join(contentFolder, "site.json"), "utf8")) as {
    emailList?: { form: string; redirectsTo?: string[] };
  };
  if (!emailList) return [];
  const addresses = [emailList.form, ...(emailList.redirectsTo ?? [])];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
