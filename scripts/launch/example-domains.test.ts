import { exampleDomainsIn, strayExampleDomainsIn } from "./example-domains";

test.each([
  ["https://ministry.example", ["ministry.example"]],
  ["mailto:info@Mail.Ministry.EXAMPLE?subject=a", ["Mail.Ministry.EXAMPLE"]],
  ["See www.example.com, example.org or a.example.net.", ["www.example.com", "example.org", "a.example.net"]],
  ["http://localhost:8000/ and site.test and no.invalid", ["localhost", "site.test", "no.invalid"]],
  ["For example. A test, invalid.", []],
  ["https://example.church and https://my-example.com", []],
  ["https://foo.example-site.org, https://the.test.org", []],
])("%s", (text, domains) => {
  expect(exampleDomainsIn(text)).toEqual(domains);
});

test("an address that only shows how one looks may stand in copy", () => {
  expect(strayExampleDomainsIn("Check it: name@example.com.")).toEqual([]);
  expect(strayExampleDomainsIn("Go to example.com, write to a@example.com.org")).toEqual(["example.com"]);
});
