import site from "../../../content/site.json";
import { forms } from "../../forms/forms";
import { formTexts } from "./site-fields";

/** The names of a page's texts where some forms have no file. */
async function shownOn(page: string, ...missing: string[]): Promise<string[]> {
  const nodeModel = {
    findOne: ({ type }: { type: string }) =>
      Promise.resolve(missing.includes(type) ? null : { id: type, addresses: site.addresses }),
  };
  return Object.keys(await formTexts({}, { page }, { nodeModel }));
}

test("a page has the texts of its own forms that have a file", async () => {
  const [first, ...others] = forms.filter(({ page }) => page === "/contact").map(({ name }) => name);
  expect(await shownOn("/contact")).toEqual(["common", first, ...others]);
  expect(await shownOn("/contact", "FormContact")).toEqual(["common", ...others]);
  expect(await shownOn("/about")).toEqual([]);
});
