import { site } from "../../src/content-model/content-types/site";
import { widgetsOf } from "./widgets";

test("the sample mark is a labelled switch below all other fields", () => {
  expect(widgetsOf(site.schema).at(-1)).toMatchObject({
    ...{ name: "sample", label: "This is still sample text", widget: "boolean", required: false },
  });
});
