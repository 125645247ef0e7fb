import site from "../../../content/site.json";
import { forms } from "../../forms/forms";
import { readFormTexts } from "./site-fields";

/** The names of a page's form texts if some forms do not have a file. */
async function textsOn(page: string, ...missing: string[]): Promise<string[]> {
  const nodeModel = {
    findOne: ({ type }: { type: string }) =>
      Promise.resolve(missing.includes(type) ? null : { id: type, addresses: site.addresses }),
  };
  return Object.keys(await readFormTexts({}, { page }, { nodeModel }));
}

test("a page contains the texts of its forms, except forms without a file", async () => {
  const [first, ...others] = forms.filter(({ page }) => page === "/contact").map(({ name }) => name);
  expect(await textsOn("/contact")).toEqual(["common", first, ...others]);
  expect(await textsOn("/contact", "FormContact")).toEqual(["common", ...others]);
  expect(await textsOn("/about")).toEqual([]);
});
