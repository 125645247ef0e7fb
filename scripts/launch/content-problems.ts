import type { Content, ContentFile } from "../../src/content-model/check";
import { fillKnown, type Facts } from "../../src/content-model/facts";
import { forms } from "../../src/forms/forms";
import { exampleDomainsIn } from "../../src/content-model/samples";
import { mistakeAt, type Explanation, type Mistake, type Path } from "../../src/content-model/messages";
import { contentTypeOf, hintOf } from "../../src/content-model/content-types";

/** All example domains and unfinished parts of content without mistakes. */
export function contentProblems({ files, facts = {} }: Content): Mistake[] {
  const hasFile = (path: string) => files.some(({ file }) => file === path);
  // If the site does not have the form of an address, the address is not shown.
  const unusedAddresses = forms
    .filter(({ name, writeTo }) => writeTo !== "general" && !hasFile(`forms/${name}.json`))
    .map(({ writeTo }) => `addresses.${writeTo}.`);
  return [
    ...files.flatMap((file) => [
      ...findExamples(file).filter(
        ({ field }) => !unusedAddresses.some((address) => field.startsWith(address)),
      ),
      ...findSharedLinks(file, facts),
    ]),
    ...files
      .filter(({ contentType }) => contentType.name === "site")
      .flatMap((file) => [...checkLegalLines(file, hasFile("pages/partner.json")), ...checkEmailList(file)]),
  ];
}

/** The example domains in a text, except for email addresses of example.com, which show the format of an address. */
export function strayExampleDomainsIn(copy: string): string[] {
  return exampleDomainsIn(copy.replace(/[\w.+-]+@example\.com(?![\w-]|\.\w)/gi, ""));
}

function findExamples(file: ContentFile): Mistake[] {
  // In content/site.json, every address must be real. Elsewhere, an address may be an example of the format.
  const search = file.contentType.name === "site" ? exampleDomainsIn : strayExampleDomainsIn;
  const explainDomain = (domain: string) => ({
    problem: `${domain} is reserved for examples and tests.`,
    fix: "Write the real address, or remove this entry if the site does not need it.",
  });
  const { body, bodyLine } = file;
  return [
    ...valuesIn(file.data).flatMap(({ path, value }) =>
      typeof value === "string"
        ? search(value).map((domain) => mistakeIn(file, path, explainDomain(domain)))
        : [],
    ),
    ...body.split("\n").flatMap((text, index) =>
      strayExampleDomainsIn(text).map((domain) => ({
        ...mistakeIn(file, ["body"], explainDomain(domain)),
        line: bodyLine + index,
      })),
    ),
  ];
}

/** Levels or gifts that share a payment link, unless `sharedLink` is true because this is intended. */
function findSharedLinks(file: ContentFile, facts: Facts): Mistake[] {
  const { levels, gifts, sharedLink } = file.data as Record<string, unknown>;
  const { name } = file.contentType;
  const [list, entries] = name === "partnership-levels" ? ["levels", levels] : ["gifts", gifts];
  if (!["partnership-levels", "partnership-gifts"].includes(name)) return [];
  if (sharedLink === true || !Array.isArray(entries)) return [];
  const addresses = (entries as { href?: string; action?: { href?: string } }[]).map(({ href, action }) =>
    fillKnown(href ?? action?.href ?? "", facts),
  );
  const repeatedIndex = addresses.findIndex((link, index) => addresses.indexOf(link) !== index);
  if (repeatedIndex < 0) return [];
  const explanation = {
    problem: "Several entries have the same payment page, so visitors must choose the amount there again.",
    fix: 'Use a different link for each entry: add the links to "furtherLinks" in content/site.json, and write "{links.…}" in the entries. If the payment page is meant to ask for the amount, write "sharedLink": true.',
  };
  return [{ ...mistakeIn(file, [list, repeatedIndex], explanation), field: list }];
}

/** The legal lines that are shown only on the partner page. */
const giverLines = ["taxStatus", "refunds"];

function checkLegalLines(file: ContentFile, hasPartnerPage: boolean): Mistake[] {
  const legal = contentTypeOf("site.json")?.schema.properties["legal"];
  const { legal: writtenLines = {} } = file.data as { legal?: Record<string, unknown> };
  if (legal?.type !== "object") return [];
  return Object.entries(legal.properties)
    .filter(([name]) => hasPartnerPage || !giverLines.includes(name))
    .filter(([name]) => typeof writtenLines[name] !== "string" || writtenLines[name].trim() === "")
    .map(([name, field]) =>
      mistakeIn(file, ["legal", name], {
        problem: "is missing or empty.",
        fix: `Write this line in "legal". ${hintOf(field)}`,
      }),
    );
}

/**
 * An email list without `redirectsTo`. If its provider redirects to another site, Chromium sends the visitor's address
 * but then shows nothing.
 */
function checkEmailList(file: ContentFile): Mistake[] {
  const { emailList } = file.data as { emailList?: { redirectsTo?: unknown } };
  if (typeof emailList !== "object" || emailList.redirectsTo !== undefined) return [];
  const explanation = {
    problem: "is missing, so Chrome might show an empty tab after the sign-up.",
    fix: 'Sign up in Chrome, on a preview of the blog. In the new tab, copy the beginning of the address, up to the path (such as https://thanks.example), also if it is the address of the provider’s form. Write it in "emailList" as "redirectsTo": ["https://thanks.example"]. If the tab was empty, publish a new preview, sign up again, and add the address of the new tab too.',
  };
  return [{ ...mistakeIn(file, ["emailList"], explanation), field: "emailList.redirectsTo" }];
}

/** Every string, number and boolean in parsed content, at any depth, with its path. */
function valuesIn(value: unknown, path: Path = []): { readonly value: unknown; readonly path: Path }[] {
  if (typeof value !== "object" || value === null) return [{ value, path }];
  return Object.entries(value).flatMap(([key, entry]) =>
    valuesIn(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function mistakeIn(file: ContentFile, path: Path, explanation: Explanation): Mistake {
  return mistakeAt(file, { path, ...explanation });
}
