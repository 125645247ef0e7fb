import { renderText, type RenderSettings } from "./render-text";

/** What a text is rendered with where nothing else is said. */
const settings: RenderSettings = {
  facts: { ministry: { name: "Salt & Light" } },
  site: "https://ministry.example",
  newTab: "(new tab)",
  notes: "Notes",
  backToText: "Back",
  table: "Table",
  idPrefix: "sample-",
  findAssets: () => Promise.resolve({ pictures: new Map(), files: new Map() }),
};

const render = async (body: string): Promise<string> => (await renderText(body, settings)).html;

test("a link to another site opens in a new tab and says so, wherever it stands; one within the site does not", async () => {
  expect(await render("> **[Read](https://example.org/a?b=1)** or [come](/contact).")).toBe(
    '<blockquote><p><strong><a href="https://example.org/a?b=1" target="_blank" rel="noopener noreferrer">Read<span class="new-tab"> (new tab)</span></a></strong> or <a href="/contact">come</a>.</p></blockquote>',
  );
});

test("an address of the site itself is a link within it", async () => {
  expect(await render("[a](https://ministry.example/about/#story) [b](https://www.ministry.example)")).toBe(
    '<p><a href="/about#story">a</a> <a href="/">b</a></p>',
  );
});

test("facts are filled in, and other braces are words", async () => {
  expect(await render("We are {ministry.name}, {all} of us {process.exit()}.")).toBe(
    "<p>We are Salt &amp; Light, {all} of us {process.exit()}.</p>",
  );
});
