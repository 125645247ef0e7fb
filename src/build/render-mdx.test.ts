import { renderMdx } from "./render-mdx";

const render = (body: string): string =>
  renderMdx(body, { ministry: { name: "Sample" }, newTab: "(new tab)" }, "{newTab}");

test("a link to another site opens in a new tab and says so, wherever it stands; one within the site does not", () => {
  expect(render("> **[Read](https://example.org/a?b=1)** or [come](/contact).")).toBe(
    `<blockquote>
<p><strong><a href="https://example.org/a?b=1" target="_blank" rel="noopener noreferrer">Read<span> (new tab)</span></a></strong> or <a href="/contact">come</a>.</p>
</blockquote>`,
  );
});

test("facts are filled in, and what they hold is text", () => {
  expect(renderMdx("We are {ministry.name}.", { ministry: { name: "Salt & Light" } }, "")).toBe(
    "<p>We are Salt &#x26; Light.</p>",
  );
});

test.each(["<Alert />", "A <b>tag</b>.", "import fs from 'node:fs'", "\\{process.exit()}", "1 + {1 + 1}"])(
  "%s is neither run nor shown",
  (body) => {
    expect(() => render(body)).toThrow();
  },
);
