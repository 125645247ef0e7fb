import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { DomUtils } from "htmlparser2";
import { daysFrom } from "../../src/calendar/local-time";
import type { Change } from "../../src/calendar/next-gatherings";
import { endpointOf } from "../../src/forms/endpoint";
import { forms } from "../../src/forms/forms";
import { languageAttributes } from "../../src/text/languages";
import {
  pageText,
  content,
  isKnownAddress,
  newTab,
  pages,
  publicFolder,
  readPublishedFile,
  site,
  cleanText,
  type BuiltPage,
} from "./site";
import { findInvalidMarkup } from "./markup";

const kibibyte = 1024;

/** The budgets of a page's files in bytes, compressed as they are served. */
const budgets = {
  html: 16 * kibibyte,
  inlineScript: 2 * kibibyte,
  // React alone is 57 KiB. A second page with a form adds up to 0.3 KiB to each live page: their shared file grows.
  script: (hasForm: boolean) => (hasForm ? 102 : 80) * kibibyte,
};

const sizeOf = (bytes: Buffer | string): number => brotliCompressSync(bytes).length;

/** The properties that each type must have in structured data, with those of nested values as dotted paths. */
const requiredProperties: Readonly<Record<string, readonly string[]>> = {
  WebSite: ["name", "url", "inLanguage", "publisher"],
  Organization: ["name", "url", "logo"],
  Person: ["name", "description", "url", "worksFor"],
  WebPage: ["name", "url", "description", "inLanguage", "isPartOf", "about"],
  BreadcrumbList: ["itemListElement"],
  FAQPage: ["mainEntity", "isPartOf", "inLanguage"],
  BlogPosting: [
    ...["headline", "description", "image", "datePublished", "articleSection", "timeRequired"],
    ...["author", "publisher", "mainEntityOfPage"],
  ],
  Book: ["name", "description", "author", "publisher", "genre", "numberOfPages", "url"],
  Course: [
    ...["name", "description", "provider", "url", "timeRequired", "offers.price", "offers.priceCurrency"],
    ...["hasCourseInstance.courseMode", "hasCourseInstance.instructor"],
    "hasCourseInstance.courseSchedule.repeatCount",
  ],
  Event: [
    ...["name", "description", "startDate", "eventStatus", "location.@type", "image", "organizer"],
    "mainEntityOfPage",
  ],
};

/** The types in the structured data that a page has because of its subject. */
const typesByPath: Readonly<Record<string, readonly string[]>> = {
  "/about": ["Person"],
  "/speaking": ["Person"],
  "/press-kit": ["Person"],
  "/acts-of-war-book": ["Person", "Book"],
  "/set-my-soul-on-fire-ecourse": ["Person", "Course"],
};

/** A value inside a thing, by its dotted path. */
function valueAt(thing: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce(
      (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
      thing,
    );
}

const inboxes = Object.values(site.addresses).map(({ email }) => email);

interface Question {
  readonly name: string;
  readonly acceptedAnswer: { readonly text: string };
}

interface Levels {
  readonly levels: readonly { readonly id: string; readonly name: string; readonly price: string }[];
}

/** The title and description for search engines in a page's file. */
function seoOf(path: string): { title: string; description: string } | undefined {
  const name = { "/": "home", "/404": "not-found" }[path] ?? path.slice(1);
  const data: unknown = content.files.find(({ file }) => file === `pages/${name}.json`)?.data;
  if (typeof data !== "object" || data === null || !("seo" in data)) return undefined;
  const { title, description } = data.seo as { title: string; description: string };
  return { title: pageText(title), description: pageText(description) };
}

function wordsOf(title: string): string[] {
  return title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

test("the build contains all pages of the content", () => {
  const builtPaths = pages.map(({ path }) => path);
  const expectedPaths = content.routes.filter(
    (route) => !route.includes(".") && !content.scheduledDates.has(route),
  );
  expect(builtPaths).toEqual(expect.arrayContaining([...expectedPaths, "/404"]));
  expect(pages.length).toBeGreaterThan(5);
});

describe.each(pages)("$path", ({ path, html, elements, attributesOf, ids, isIndexed, graph }) => {
  const elementsNamed = (...names: string[]) => elements.filter(({ name }) => names.includes(name));

  test("is valid HTML, with one main heading, headings in order, and named landmarks", () => {
    expect(findInvalidMarkup(html)).toEqual([]);
    expect(attributesOf(({ name }) => name === "html").lang).toBe(site.language);
    const levels = elementsNamed("h1", "h2", "h3", "h4", "h5", "h6").map(({ name }) => Number(name.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    for (const landmark of ["main", "header", "footer"]) expect(elementsNamed(landmark)).not.toEqual([]);
    const navigations = elementsNamed("nav").map(
      ({ attribs }) => attribs["aria-label"] ?? attribs["aria-labelledby"],
    );
    expect(new Set(navigations).size).toBe(navigations.length);
  });

  test("has a unique title and preview picture, and a complete head", () => {
    const title = DomUtils.textContent(elementsNamed("title").slice(0, 1));
    const description = attributesOf(({ attribs }) => attribs.name === "description").content ?? "";
    const seo = seoOf(path);
    const propertyOf = (name: string) =>
      attributesOf(({ attribs }) => attribs.property === name).content ?? "";
    expect(title.length).toBeGreaterThan(2);
    expect(propertyOf("og:title").length).toBeGreaterThan(2);
    if (seo !== undefined) expect(propertyOf("og:title")).toBe(seo.title);
    // Texts that are too long for a tab or a search result are shortened.
    const words = wordsOf(`${propertyOf("og:title")} ${site.ministry.name}`);
    expect(wordsOf(title).filter((word) => !words.includes(word))).toEqual([]);
    if (seo !== undefined) expect(seo.description).toContain(description.replace(/…$/, ""));
    expect(description.length).toBeGreaterThan(70);
    expect(propertyOf("og:description")).toBe(description);
    expect(propertyOf("og:url")).toBe(site.url + path);
    expect(propertyOf("og:site_name")).toBe(site.ministry.name);
    expect(propertyOf("og:image:alt")).not.toBe("");
    for (const rel of ["icon", "apple-touch-icon", "manifest"])
      expect(attributesOf(({ attribs }) => attribs.rel === rel).href).toMatch(/^\//);
    const picture = readFileSync(join(publicFolder, new URL(propertyOf("og:image")).pathname));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    const canonical = attributesOf(({ attribs }) => attribs.rel === "canonical").href;
    expect(canonical).toBe(isIndexed ? site.url + path : undefined);
    expect(isIndexed).toBe(!["/404", "/thank-you"].includes(path));
    if (!isIndexed) return;
    const otherPages = pages.filter((page) => page.path !== path && page.isIndexed);
    const namesOf = (page: string) => [
      page.match(/<title[^>]*>.*?<\/title>/s)?.[0],
      page.match(/"[^"]*\/previews\/[^"]*"/)?.[0],
    ];
    for (const otherPage of otherPages) {
      const [otherTitle, otherPicture] = namesOf(otherPage.html);
      expect([otherTitle, otherPicture]).not.toContain(namesOf(html)[0]);
      // The pages of one list share a picture.
      if (![path, otherPage.path].every((one) => /^\/blog(\/page|\/category|$)/.test(one)))
        expect([otherTitle, otherPicture]).not.toContain(namesOf(html)[1]);
    }
  });

  test("does not have broken links, and announces links that open a new tab", () => {
    const wrongLinks = elementsNamed("a")
      .filter(({ attribs: { href } }) => href !== undefined)
      .filter((link) => {
        const { href = "", target, rel = "" } = link.attribs;
        if (/^(tel|sms|webcal):./.test(href)) return false;
        if (href.startsWith("mailto:"))
          return !inboxes.includes(decodeURIComponent(href.slice(7).replace(/\?.*/, "")));
        if (/^https?:/.test(href))
          return (
            target !== "_blank" || !rel.includes("noopener") || !DomUtils.textContent(link).includes(newTab)
          );
        const [route = "", fragment = ""] = href.split("#");
        const page = route === "" ? path : route.replace(/\?.*/, "");
        const fragmentIds = route === "" ? ids : pages.find((otherPage) => otherPage.path === page)?.ids;
        return !isKnownAddress(page) || (fragment !== "" && !fragmentIds?.has(decodeURIComponent(fragment)));
      });
    expect(wrongLinks.map((link) => link.attribs.href)).toEqual([]);
  });

  test("does not refer to missing files, and has a size and an alternative text for each picture", () => {
    const requestedAddresses = elements.flatMap(({ name, attribs: { src, href, srcset } }) => [
      src,
      name === "link" ? href : undefined,
      ...(srcset ?? "").split(",").map((choice) => choice.trim().split(" ")[0]),
    ]);
    const localUrls = requestedAddresses.filter((address) => address?.startsWith("/"));
    expect(localUrls.filter((address) => !isKnownAddress(address?.replace(/[?#].*/, "") ?? ""))).toEqual([]);
    expect(
      elementsNamed("img").filter(({ attribs: { alt, width, height } }) =>
        [alt, width, height].includes(undefined),
      ),
    ).toEqual([]);
  });

  test("has complete structured data", () => {
    const thingsOf = (type: string) => graph.filter((thing) => thing["@type"] === type);
    expect(graph.length > 0).toBe(isIndexed);
    if (!isIndexed) return;
    const pageTypes = ["WebPage", "AboutPage", "ContactPage"];
    const missingProperties = graph.flatMap((thing) => {
      const type = pageTypes.includes(thing["@type"]) ? "WebPage" : thing["@type"];
      return (requiredProperties[type] ?? ["a type with known properties"])
        .filter((property) => [undefined, null, ""].includes(valueAt(thing, property) as string | undefined))
        .map((property) => `${type}.${property}`);
    });
    expect(missingProperties).toEqual([]);
    for (const type of ["WebSite", "Organization", ...(typesByPath[path] ?? [])])
      expect(thingsOf(type)).toHaveLength(1);
    const isArticle = /^\/blog\/(?!page\/|category\/|series\/)/.test(path);
    const headlines = isArticle ? [cleanText(DomUtils.textContent(elementsNamed("h1")))] : [];
    expect(thingsOf("BlogPosting").map(({ headline }) => headline)).toEqual(headlines);

    const address = site.url + path;
    const [page, ...otherPages] = graph.filter((thing) => pageTypes.includes(thing["@type"]));
    expect(otherPages).toEqual([]);
    const { content: description = "" } = attributesOf(({ attribs }) => attribs.name === "description");
    expect(page).toMatchObject({ url: address, inLanguage: site.language });
    expect(page?.description).toContain(description.replace(/…$/, ""));

    const [trail] = thingsOf("BreadcrumbList");
    expect(trail === undefined).toBe(path === "/");
    const steps = (trail?.itemListElement ?? []) as { position: number; name: string; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    if (trail !== undefined) expect([steps[0]?.item, steps.at(-1)?.item]).toEqual([`${site.url}/`, address]);

    for (const { startDate, endDate } of thingsOf("Event"))
      expect(Date.parse(String(endDate ?? startDate))).toBeGreaterThanOrEqual(Date.parse(String(startDate)));

    // The questions and answers must be the same as on the page.
    const questions = thingsOf("FAQPage").flatMap(({ mainEntity }) => mainEntity as Question[]);
    const details = elementsNamed("details").filter(({ attribs }) => attribs.id !== undefined);
    const visibleTextOf = (element: (typeof details)[number]) =>
      cleanText(DomUtils.textContent(element)).replaceAll(` ${newTab}`, "");
    expect(
      questions.map(({ name, acceptedAnswer }) => cleanText(name) + cleanText(acceptedAnswer.text)),
    ).toEqual(details.map(visibleTextOf));

    const knownIds = new Set<unknown>(
      graph.filter((thing) => Object.keys(thing).length > 1).map((thing) => thing["@id"]),
    );
    const text = JSON.stringify(graph);
    expect([...text.matchAll(/\{"@id":"([^"]+)"\}/g)].filter(([, id]) => !knownIds.has(id))).toEqual([]);
    expect(text).not.toMatch(/\*|\{[a-z]+\.|undefined|NaN/);
    const addresses = Array.from(
      text.matchAll(/"(?:@id|url|item|image|logo)":"([^"#]+)/g),
      ([, url = ""]) => url,
    );
    expect(addresses.filter((url) => !/^https:\/\//.test(url))).toEqual([]);
    const localUrls = addresses
      .filter((url) => url.startsWith(site.url))
      .map((url) => url.slice(site.url.length) || "/");
    expect(localUrls.filter((url) => !isKnownAddress(url))).toEqual([]);
  });

  test("is within the budgets for HTML and scripts", () => {
    expect(sizeOf(html)).toBeLessThanOrEqual(budgets.html);
    expect(elements.length).toBeLessThanOrEqual(path === "/" ? 400 : 800);
    const parsedHtml = html.replace(/<template[\s\S]*?<\/template>/g, "");
    // Scripts must not block the first paint, and pages that do not need scripts must not have any.
    expect(parsedHtml.match(/<script(?![^>]*nomodule)[^>]+src=[^>]*>/gi)).toBeNull();
    const inlineScripts = [...parsedHtml.matchAll(/<script(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)].map(
      ([, code]) => code,
    );
    expect(inlineScripts.join("").length).toBeLessThanOrEqual(
      budgets.inlineScript +
        4 * kibibyte * Number(parsedHtml !== html || / data-(?:until|local-time|copy)=/.test(html)),
    );
    const scripts = [...html.matchAll(/<script[^>]+src="(\/[^"]+)"/g)].map(([, src = ""]) => src);
    const code = scripts
      .filter((src) => !/^\/(page|older)-/.test(src))
      .map((src) => sizeOf(readPublishedFile(src)));
    expect(code.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(
      budgets.script(html.includes(' action="/api/')),
    );
  });
});

test("in the week before a change of a gathering, every page announces this change", () => {
  const { changes } = content.files.find(({ file }) => file === "announcements.json")?.data as {
    changes: readonly Change[];
  };
  const { today = "" } = content;
  const events = pages.find(({ path }) => path === "/events")?.graph ?? [];
  for (const { date, movedTo, reason } of changes.filter((one) => one.date >= today)) {
    const isThere = pages.map(({ html }) => html.includes(reason));
    if (date <= daysFrom(today, 7)) expect(isThere).not.toContain(false);
    if (movedTo !== undefined) continue;
    const cancelledEvents = events.filter(({ startDate }) => String(startDate).startsWith(date));
    expect(cancelledEvents).toMatchObject([{ eventStatus: "https://schema.org/EventCancelled" }]);
  }
});

test("each form is only on the form's own page, and only if the form's texts exist", () => {
  for (const { name, page } of forms) {
    const formPages = pages.filter(({ html }) => html.includes(` action="${endpointOf(name)}"`));
    const isOffered = content.paths.includes(`forms/${name}.json`);
    expect(formPages.map(({ path }) => path)).toEqual(isOffered ? [page] : []);
  }
});

test("the first button of each form is the submit button", () => {
  const formTags = pages.flatMap(({ elements }) => elements.filter(({ name }) => name === "form"));
  const firstButtons = formTags.map((form) => DomUtils.getElementsByTagName("button", form)[0]?.attribs.type);
  expect(firstButtons.filter((type) => type !== "submit")).toEqual([]);
});

test("a teaching in another language has the attributes lang and dir on the page and the card", () => {
  for (const { file, data } of content.files) {
    const { language, status, title } = data as { language?: string; status?: string; title: string };
    const ownPage = `/blog/${file.replace(/.*\/|\.mdx$/g, "")}`;
    const hostPages = pages.filter(({ path }) => path === ownPage || /^\/blog(\/page\/\d+)?$/.test(path));
    if (language === undefined || status !== "published" || !hostPages.some(({ path }) => path === ownPage))
      continue;
    const { lang, dir } = languageAttributes(language);
    const headings = hostPages.flatMap(({ path, elements }) =>
      elements
        .filter(
          (one) => /^h[1-3]$/.test(one.name) && cleanText(DomUtils.textContent(one)) === pageText(title),
        )
        .map((heading) => [
          path === ownPage,
          attributeAround(heading, "lang"),
          attributeAround(heading, "dir"),
        ]),
    );
    expect(new Set(headings.map(String))).toEqual(new Set([`true,${lang},${dir}`, `false,${lang},${dir}`]));
  }
});

/** The value of an attribute of an element, or of the nearest element around it that has the attribute. */
function attributeAround(element: BuiltPage["elements"][number], name: string): string | undefined {
  for (let node: typeof element.parent | undefined = element; node && "attribs" in node; node = node.parent)
    if (node.attribs[name] !== undefined) return node.attribs[name];
  return undefined;
}

test("the first screen of each page shows the portrait or the book cover, as the page's content says", () => {
  const dataOf = (name: string): unknown => content.files.find(({ file }) => file === name)?.data;
  const { leader } = dataOf("site.json") as { leader: { portrait: Picture } };
  const { cover } = (dataOf("book/details.json") ?? {}) as { cover?: Picture };
  const pictures: Readonly<Record<string, Picture | undefined>> = { portrait: leader.portrait, cover };
  for (const { path, elements } of pages) {
    const { hero } = (dataOf(`pages${path}.json`) ?? {}) as { hero?: { shows?: string } };
    const chosenPicture = pictures[hero?.shows ?? ""];
    if (chosenPicture === undefined) continue;
    const heroElements = elements.filter(({ attribs }) => attribs["aria-labelledby"] === "page-title");
    const altTexts = DomUtils.getElementsByTagName("img", heroElements).map(({ attribs }) => attribs.alt);
    expect([path, ...altTexts]).toContain(pageText(chosenPicture.alt));
  }
});

interface Picture {
  readonly alt: string;
}

const blog = pages.find(({ path }) => path === "/blog");

if (blog && !pages.some(({ path }) => /^\/blog\/[^/]+$/.test(path)))
  test("a blog without published teachings labels every teaching as coming soon", () => {
    const card = content.files.find(({ file }) => file === "pages/blog.json")?.data as {
      card: { comingSoon: string };
    };
    const elementsLabelledBy = (id: string) =>
      blog.elements.filter((element) => {
        for (
          let ancestor: typeof element.parent | undefined = element;
          ancestor && "attribs" in ancestor;
          ancestor = ancestor.parent
        )
          if (ancestor.attribs["aria-labelledby"] === id) return true;
        return false;
      });
    const teachings = content.files.filter(({ file }) => file.startsWith("articles/"));
    const labels = elementsLabelledBy("articles").filter(
      ({ name, children }) =>
        name === "p" && cleanText(DomUtils.textContent(children)) === card.card.comingSoon,
    );
    expect(teachings.length).toBeGreaterThan(0);
    expect(labels).toHaveLength(teachings.length);
    expect(blog.elements.filter(({ name, attribs }) => name === "button" && "disabled" in attribs)).toEqual(
      elementsLabelledBy("closing-call").filter(({ name }) => name === "button"),
    );
    const links = elementsLabelledBy("sign-up").filter(({ name }) => name === "a");
    expect(links.map(({ attribs }) => attribs.href)).toEqual([expect.stringMatching(/^mailto:.+subject=/)]);
  });

test("a teaching links to the leader as the author only if the leader wrote the teaching", () => {
  const texts = content.files.find(({ file }) => file === "pages/blog.json")?.data as
    { article: { author?: { label: string } } } | undefined;
  for (const { path, graph, elements } of pages) {
    const teaching = graph.find((thing) => thing["@type"] === "BlogPosting");
    if (teaching === undefined || texts?.article.author === undefined) continue;
    const line = pageText(texts.article.author.label);
    const isShown = elements.some(
      ({ name, children }) => name === "a" && DomUtils.textContent(children) === line,
    );
    expect([path, isShown]).toEqual([path, "@id" in (teaching.author as object)]);
  }
});

test("an event that is not online does not show the visitor's own time", () => {
  const eventPaths = content.files
    .filter(({ file, data }) => file.startsWith("events/") && (data as { online?: boolean }).online !== true)
    .map(({ file }) => file.replace(/\.\w+$/, ""))
    .filter((path) => pages.find((page) => page.path === `/${path}`)?.html.includes("data-local-time="));
  expect(eventPaths).toEqual([]);
});

test("each level of partnership shows its price", () => {
  const file = content.files.find((one) => one.file === "partnership/levels.json");
  const cards = pages.find(({ path }) => path === "/partner")?.elements ?? [];
  for (const { id, name, price } of (file?.data as Levels | undefined)?.levels ?? []) {
    const card = cards.filter(({ attribs }) => attribs.id === id);
    expect(cleanText(DomUtils.textContent(card))).toContain(pageText(`${name}${price}`));
  }
});

test("every page is at most two clicks from Home", () => {
  const clickCounts = new Map([["/", 0]]);
  for (const [path, count] of clickCounts)
    for (const { attribs } of pages.find((page) => page.path === path)?.elements ?? []) {
      const target = attribs.href?.replace(/[#?].*/, "") ?? "";
      if (target.startsWith("/") && !clickCounts.has(target)) clickCounts.set(target, count + 1);
    }
  const distantPages = pages.filter(({ path, isIndexed }) => isIndexed && (clickCounts.get(path) ?? 9) > 2);
  // Older teachings are on later pages of the blog, and editors decide which pages link to a document.
  const isExempt = (path: string): boolean =>
    path.startsWith("/blog/") || content.paths.includes(`pages${path}.mdx`);
  expect(distantPages.map(({ path }) => path).filter((path) => !isExempt(path))).toEqual([]);
});
