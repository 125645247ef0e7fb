import site from "../../../content/site.json";
import { forms } from "../../forms/forms";
import { readFormTexts } from "./site-fields";

/** The names of a page's form texts if some forms do not have a file. */
async function textsOn(page: string, ...missingTypes: string[]): Promise<string[]> {
  const nodeModel = {
    findOne: ({ type }: { type: string }) =>
      Promise.resolve(missingTypes.includes(type) ? null : { id: type, addresses: site.addresses }),
  };
  return Object.keys(await readFormTexts({}, { page }, { nodeModel }));
}

test("a page contains the texts of its forms, except forms without a file", async () => {
  const [firstForm, ...otherForms] = forms.filter(({ page }) => page === "/contact").map(({ name }) => name);
  expect(await textsOn("/contact")).toEqual(["common", firstForm, ...otherForms]);
  expect(await textsOn("/contact", "FormContact")).toEqual(["common", ...otherForms]);
  expect(await textsOn("/about")).toEqual([]);
});
