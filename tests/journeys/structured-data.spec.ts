import { crawl } from "../support/crawl";
import { isBuilt, publishedTeachings } from "../support/routes";
import { expect, test } from "../support/site";
import { findVocabularyMistakes } from "../support/vocabulary";

const block = /<script[^>]+type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

test("what pages say of themselves is schema.org's own vocabulary, and each page holds what it refers to", async ({
  site,
}) => {
  test.setTimeout(120_000);
  const things: { "@type": string; description?: string }[] = [];
  const dangling: string[] = [];
  for (const [path, { ids }] of await crawl(site)) {
    if (ids.size === 0) continue;
    const html = await (await fetch(site + path)).text();
    for (const [, json = ""] of html.matchAll(block)) {
      const graph = JSON.parse(json) as { "@context": string; "@graph": { "@type": string }[] };
      expect(graph["@context"]).toBe("https://schema.org");
      expect(json, `${path}: emphasis`).not.toContain("*");
      things.push(...graph["@graph"]);
      dangling.push(...danglingReferences(graph["@graph"]).map((id) => `${path}: ${id}`));
    }
  }
  // A person's description is a short phrase; all others are sentences.
  const sentences = things.filter((thing) => thing["@type"] !== "Person");
  expect(sentences.filter(({ description }) => /^\p{Ll}/u.test(description ?? ""))).toEqual([]);
  expect(new Set(things.map((thing) => thing["@type"]))).toEqual(
    new Set([
      ...(isBuilt("/about") ? ["AboutPage"] : []),
      ...(publishedTeachings.length > 0 ? ["BlogPosting"] : []),
      ...(isBuilt("/acts-of-war-book") ? ["Book"] : []),
      "BreadcrumbList",
      "ContactPage",
      ...(isBuilt("/set-my-soul-on-fire-ecourse") ? ["Course"] : []),
      "Event",
      "FAQPage",
      "Organization",
      "Person",
      "WebPage",
      "WebSite",
    ]),
  );
  expect(findVocabularyMistakes(things)).toEqual([]);
  expect(dangling).toEqual([]);
});

/** Finds references to entities that the page does not contain; search engines read each page on its own. */
function danglingReferences(graph: readonly object[]): string[] {
  const known = new Set<string>();
  const referred: string[] = [];
  JSON.stringify(graph, (_, value: unknown) => {
    if (typeof value !== "object" || value === null || !("@id" in value)) return value;
    const id = String(value["@id"]);
    if (Object.keys(value).length === 1) referred.push(id);
    else known.add(id);
    return value;
  });
  return referred.filter((id) => !known.has(id));
}

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
