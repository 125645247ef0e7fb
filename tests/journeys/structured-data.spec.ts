import { crawl } from "../support/crawl";
import { expect, test } from "../support/site";
import { findVocabularyMistakes } from "../support/vocabulary";

const block = /<script[^>]+type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

test("what pages say of themselves is schema.org's own vocabulary", async ({ site }) => {
  test.setTimeout(120_000);
  const things: { "@type": string }[] = [];
  for (const [path, { ids }] of await crawl(site)) {
    if (ids.size === 0) continue;
    const html = await (await fetch(site + path)).text();
    for (const [, json = ""] of html.matchAll(block)) {
      const graph = JSON.parse(json) as { "@context": string; "@graph": { "@type": string }[] };
      expect(graph["@context"]).toBe("https://schema.org");
      things.push(...graph["@graph"]);
    }
  }
  expect(new Set(things.map((thing) => thing["@type"]))).toEqual(
    new Set([
      "AboutPage",
      "Book",
      "BreadcrumbList",
      "ContactPage",
      "Course",
      "Event",
      "FAQPage",
      "Organization",
      "Person",
      "WebPage",
      "WebSite",
    ]),
  );
  expect(findVocabularyMistakes(things)).toEqual([]);
});

test("the vocabulary knows a wrong type, a wrong property and a wrong value", () => {
  test.setTimeout(120_000);
  expect(
    findVocabularyMistakes([
      { "@type": "Book", name: "A book", offers: { "@type": "Ofer", price: "1" } },
      { "@type": "Book", nam: "A book" },
      { "@type": "Book", numberOfPages: { "@type": "Person", name: "Nobody" } },
    ]),
  ).toHaveLength(3);
});
