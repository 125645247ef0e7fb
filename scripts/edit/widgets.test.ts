import { announcements } from "../../src/content-model/content-types/announcements";
import { site } from "../../src/content-model/content-types/site";
import { widgetsOf } from "./widgets";

test("the sample mark is a labelled switch below all other fields", () => {
  expect(widgetsOf(site.schema).at(-1)).toMatchObject({
    ...{ name: "sample", label: "This is still a sample", widget: "boolean", required: false },
  });
});

test("a list that may be empty is optional on the screen, because Sveltia refuses empty required lists", () => {
  expect(widgetsOf(announcements.schema)).toMatchObject([
    { name: "changes", required: false, fields: [{ name: "date", required: true }, {}, {}] },
    { name: "announcements", required: false },
  ]);
});
