import { breadcrumbs } from "./breadcrumbs";
import { faqPage } from "./faq-page";
import { organization, wholeOrganization } from "./organization";
import { leader } from "./person";
import { serialise } from "./serialise";
import type { SiteFacts, Thing } from "./thing";
import { webPage } from "./web-page";
import { webSite } from "./web-site";

const site: SiteFacts = {
  url: "https://ministry.example",
  language: "en-US",
  name: "Sample Ministry",
  description: "What it does.",
  leader: { name: "Alex Sample", role: "author", path: "/about" },
  menuNames: { "/": "Home", "/contact": "Contact" },
  profiles: ["https://photos.example/ministry"],
};

const page = { path: "/contact", title: "Contact", description: "Write to us." };

function everyAddress(thing: Thing): string[] {
  const addresses: string[] = [];
  JSON.stringify(thing, (key, value: unknown) => {
    if (["@id", "url", "item", "logo"].includes(key) && typeof value === "string") addresses.push(value);
    return value;
  });
  return addresses;
}

test.each<[string, Thing]>([
  ["organization", organization(site)],
  ["wholeOrganization", wholeOrganization(site)],
  ["leader", leader(site)],
  ["webSite", webSite(site)],
  ["webPage", webPage(site, page)],
  ...faqPage(site, "/", [{ id: "why", question: "Why?", answer: "Because." }]).map(
    (thing): [string, Thing] => ["faqPage", thing],
  ),
  [
    "breadcrumbs",
    breadcrumbs(
      site,
      [page].map(({ path, title }) => ({ path, name: title })),
    ),
  ],
])("%s has absolute addresses only, and an identity", (_name, thing) => {
  expect(thing["@id"]).toMatch(/^https:\/\/ministry\.example\/.*#/);
  for (const address of everyAddress(thing)) expect(address).toMatch(/^https:\/\/ministry\.example\//);
});

test("things refer to each other by identities that exist", () => {
  const graph = [wholeOrganization(site), leader(site), webSite(site), webPage(site, page)];
  const known = new Set(graph.map((thing) => thing["@id"]));
  const references = graph.flatMap((thing) =>
    Object.entries(thing).flatMap(([key, value]) =>
      key !== "@id" && typeof value === "object" && "@id" in value ? [value["@id"]] : [],
    ),
  );
  expect(references.length).toBeGreaterThan(3);
  for (const reference of references) expect(known).toContain(reference);
});

test("no two things of a page have the same identity", () => {
  const graph = [
    wholeOrganization(site),
    leader(site),
    webSite(site),
    webPage(site, page),
    breadcrumbs(site, [{ path: page.path, name: page.title }]),
    ...faqPage(site, page.path, [{ id: "why", question: "Why?", answer: "Because." }]),
  ];
  expect(new Set(graph.map((thing) => thing["@id"])).size).toBe(graph.length);
});

test("the ministry has its name, its mark, its founder and its pages elsewhere", () => {
  expect(wholeOrganization(site)).toEqual({
    "@type": "Organization",
    "@id": "https://ministry.example/#organization",
    name: "Sample Ministry",
    url: "https://ministry.example/",
    logo: "https://ministry.example/icons/icon-512.png",
    description: "What it does.",
    founder: { "@id": "https://ministry.example/#leader" },
    sameAs: ["https://photos.example/ministry"],
  });
});

test("a page and the website say whose they are, and a page what it is about", () => {
  expect(webPage(site, page)).toEqual({
    "@type": "WebPage",
    "@id": "https://ministry.example/contact#page",
    url: "https://ministry.example/contact",
    name: "Contact",
    description: "Write to us.",
    inLanguage: "en-US",
    isPartOf: { "@id": "https://ministry.example/#website" },
    about: { "@id": "https://ministry.example/#organization" },
  });
  expect(webSite(site)).toEqual({
    "@type": "WebSite",
    "@id": "https://ministry.example/#website",
    name: "Sample Ministry",
    url: "https://ministry.example/",
    inLanguage: "en-US",
    publisher: { "@id": "https://ministry.example/#organization" },
  });
});

test("the home page's address ends with a slash, another page's does not", () => {
  expect(webPage(site, { ...page, path: "/" })["url"]).toBe("https://ministry.example/");
  expect(webPage(site, page)["url"]).toBe("https://ministry.example/contact");
});

test("a question keeps its answer, and has an address", () => {
  const [page] = faqPage(site, "/", [{ id: "why", question: "Why?", answer: "Because." }]);
  expect(page?.["mainEntity"]).toEqual([
    {
      "@type": "Question",
      "@id": "https://ministry.example/#why",
      name: "Why?",
      acceptedAnswer: { "@type": "Answer", text: "Because." },
    },
  ]);
});

test("a page without questions is no page of questions, a ministry without profiles names none", () => {
  expect(faqPage(site, "/", [])).toEqual([]);
  expect(wholeOrganization({ ...site, profiles: [] })).not.toHaveProperty("sameAs");
});

test("the way to a page has the names of the menus, or titles without the ministry's name", () => {
  const trail = [
    { path: "/contact", name: "Write to Sample Ministry" },
    { path: "/contact/a", name: "Letters | Sample Ministry" },
    { path: "/contact/b", name: "Sample Ministry: Calls" },
    { path: "/contact/c", name: "What Sample Ministry Does" },
  ];
  expect(breadcrumbs(site, trail)["itemListElement"]).toEqual(
    [
      ["Home", "https://ministry.example/"],
      ["Contact", "https://ministry.example/contact"],
      ["Letters", "https://ministry.example/contact/a"],
      ["Calls", "https://ministry.example/contact/b"],
      ["What Sample Ministry Does", "https://ministry.example/contact/c"],
    ].map(([name, item], index) => ({ "@type": "ListItem", position: index + 1, name, item })),
  );
});

test("no text can end the script element that holds the graph", () => {
  const graph = serialise([webPage(site, { ...page, title: "</script><script>alert(1)//" })]);
  expect(graph).not.toContain("<");
  expect(JSON.parse(graph)).toHaveProperty("@graph.0.name", "</script><script>alert(1)//");
});
