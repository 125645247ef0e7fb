import type { Content, ContentFile } from "../../src/content-model/check";
import { fillKnown, type Facts } from "../../src/content-model/facts";
import { forms } from "../../src/forms/forms";
import { exampleDomainsIn } from "../../src/content-model/samples";
import { mistakeAt, type Explanation, type Mistake, type Path } from "../../src/content-model/messages";
import { contentTypeOf, hintOf } from "../../src/content-model/content-types";

/** All example domains and unfinished parts of content without mistakes. */
export function contentProblems({ files, facts = {} }: Content): Mistake[] {
  const has = (path: string) => files.some(({ file }) => file === path);
  // Without its form, an address is not shown.
  const unusedAddresses = forms
    .filter(({ name, writeTo }) => writeTo !== "general" && !has(`forms/${name}.json`))
    .map(({ writeTo }) => `addresses.${writeTo}.`);
  return [
    ...files.flatMap((file) => [
      ...domainsIn(file).filter(({ field }) => !unusedAddresses.some((address) => field.startsWith(address))),
      ...sharedLinksIn(file, facts),
    ]),
    ...files
      .filter(({ contentType }) => contentType.name === "site")
      .flatMap((file) => [...missingLegalLines(file, has("pages/partner.json")), ...untriedEmailList(file)]),
  ];
}

/** The example domains in a text, except for mail addresses of example.com, which show the format of an address. */
export function strayExampleDomainsIn(copy: string): string[] {
  return exampleDomainsIn(copy.replace(/[\w.+-]+@example\.com(?![\w-]|\.\w)/gi, ""));
}

function domainsIn(file: ContentFile): Mistake[] {
  // In content/site.json, every address must be real; elsewhere, an address may be an example of the format.
  const find = file.contentType.name === "site" ? exampleDomainsIn : strayExampleDomainsIn;
  const about = (domain: string) => ({
    problem: `${domain} is an example domain.`,
    fix: "Write the ministry’s own address.",
  });
  const { body, bodyLine } = file;
  return [
    ...valuesIn(file.data).flatMap(({ path, value }) =>
      typeof value === "string" ? find(value).map((domain) => at(file, path, about(domain))) : [],
    ),
    ...body.split("\n").flatMap((text, index) =>
      strayExampleDomainsIn(text).map((domain) => ({
        ...at(file, ["body"], about(domain)),
        line: bodyLine + index,
      })),
    ),
  ];
}

/** Levels or gifts that share a payment link, unless `sharedLink` says that this is intended. */
function sharedLinksIn(file: ContentFile, facts: Facts): Mistake[] {
  const { levels, gifts, sharedLink } = file.data as Record<string, unknown>;
  const { name } = file.contentType;
  const [list, entries] = name === "partnership-levels" ? ["levels", levels] : ["gifts", gifts];
  if (!["partnership-levels", "partnership-gifts"].includes(name)) return [];
  if (sharedLink === true || !Array.isArray(entries)) return [];
  const links = (entries as { href?: string; action?: { href?: string } }[]).map(({ href, action }) =>
    fillKnown(href ?? action?.href ?? "", facts),
  );
  const repeatedIndex = links.findIndex((link, index) => links.indexOf(link) !== index);
  if (repeatedIndex < 0) return [];
  const sharedAction = {
    problem: `share a payment link, so visitors must choose the amount again.`,
    fix: 'Give each its own link: add it to furtherLinks in content/site.json, and write "{links.…}" here. If the payment page is meant to ask for the amount, write "sharedLink": true.',
  };
  return [{ ...at(file, [list, repeatedIndex], sharedAction), field: list }];
}

/** Two of the lines are for givers, and shown on the partner page only. */
const forGivers = ["taxStatus", "refunds"];

function missingLegalLines(file: ContentFile, hasPartnerPage: boolean): Mistake[] {
  const legal = contentTypeOf("site.json")?.schema.properties["legal"];
  const { legal: writtenLines = {} } = file.data as { legal?: Record<string, unknown> };
  if (legal?.type !== "object") return [];
  return Object.entries(legal.properties)
    .filter(([name]) => hasPartnerPage || !forGivers.includes(name))
    .filter(([name]) => typeof writtenLines[name] !== "string" || writtenLines[name].trim() === "")
    .map(([name, field]) =>
      at(file, ["legal", name], { problem: "is empty.", fix: `Fill in this line. ${hintOf(field)}` }),
    );
}

/**
 * An email list without `redirectsTo`. If its provider redirects to another site, Chromium sends the address but then
 * shows nothing.
 */
function untriedEmailList(file: ContentFile): Mistake[] {
  const { emailList } = file.data as { emailList?: { redirectsTo?: unknown } };
  if (typeof emailList !== "object" || emailList.redirectsTo !== undefined) return [];
  const said = {
    problem: "is missing, so browsers might block the sign-up.",
    fix: 'Sign up once in Chrome, on a preview of the blog. Write the address that the new tab shows in the end: "redirectsTo": ["https://…"]. If the tab stays empty, copy the site from its address bar.',
  };
  return [{ ...at(file, ["emailList"], said), field: "emailList.redirectsTo" }];
}

/** Every string, number and boolean in parsed content, at any depth, with its path. */
function valuesIn(value: unknown, path: Path = []): { readonly value: unknown; readonly path: Path }[] {
  if (typeof value !== "object" || value === null) return [{ value, path }];
  return Object.entries(value).flatMap(([key, entry]) =>
    valuesIn(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function at(file: ContentFile, path: Path, said: Explanation): Mistake {
  return mistakeAt(file, { path, ...said });
}
