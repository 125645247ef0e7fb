import { existsSync } from "node:fs";
import site from "../../content/site.json";
import { readContent } from "../../src/content-model/read";
import { endpointOf } from "../../src/forms/endpoint";
import { bookingForm, contactForm, prayerForm } from "../../src/forms/forms";
import { contractTable, fixedWords } from "./contract-tables";

const listed = (heading: string, separator: string): [string, string[]][] =>
  contractTable(heading).map(([name = "", values = ""]) => [name, values.split(separator)]);

test("each route is a page of the site", () => {
  const routes = contractTable("2. Routes").map(([route = ""]) => route);
  expect(routes).toHaveLength(14);
  const fileOf = (route: string) =>
    route === "any other" ? "404" : route === "/" ? "index" : route.slice(1);
  const folders = ["src/pages", "src/templates"];
  const missing = routes.filter(
    (route) => !folders.some((folder) => existsSync(`${folder}/${fileOf(route)}.tsx`)),
  );
  expect(missing).toEqual([]);
});

test("each form posts these fields", () => {
  expect(listed("3. Payloads", ", ")).toEqual([
    ["contact", Object.keys(contactForm.fields)],
    ["booking", Object.keys(bookingForm.fields)],
    ["prayer", Object.keys(prayerForm.fields)],
  ]);
});

test("each form has its endpoint", () => {
  const endpoints = contractTable("7. Endpoints");
  expect(endpoints).toEqual(["contact", "booking", "prayer"].map((form) => [form, endpointOf(form)]));
  for (const [, endpoint = ""] of endpoints) expect(existsSync(`src${endpoint}.ts`)).toBe(true);
});

test("each choice has these options", () => {
  expect(listed("9. Options", "; ")).toEqual([
    ["inquiryType", [...contactForm.fields.inquiryType.values]],
    ["eventType", [...bookingForm.fields.eventType.values]],
    ["audienceSize", [...bookingForm.fields.audienceSize.values]],
    ["preferredTopics", [...bookingForm.fields.preferredTopics.values]],
    ["requestType", [...prayerForm.fields.requestType.values]],
  ]);
});

const { files } = readContent("content");

/** The value at a dotted path of a content file. */
function valueAt(name: string, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (holder, key) => (typeof holder === "object" && holder !== null ? Reflect.get(holder, key) : undefined),
      files.find(({ file }) => file === name)?.data,
    );
}

test("the words are those of the content, where it is in English and has the page", () => {
  expect(fixedWords().length).toBeGreaterThan(30);
  const here = fixedWords().filter(({ file }) => files.some((one) => one.file === file));
  const compared = site.language.startsWith("en") ? here : [];
  expect(compared.map(({ file, field }) => ({ words: valueAt(file, field), file, field }))).toEqual(compared);
});
