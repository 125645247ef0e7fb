import { existsSync } from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";
import { formatMoment } from "../../calendar/format-dates";
import { contentTypes, pagesShowing, type ContentType } from "../../content-model/content-types";
import { forms } from "../../forms/forms";
import { fillText } from "../../text/fill-text";
import { withPlainSpaces } from "../../text/keep-together";
import { finishedFolder } from "../finished-content";
import { listDates, readSchedule } from "./dates";
import type { QueryContext } from "./resolvers";

/** The GraphQL type of `choices`. */
export const choiceType = `type Choice {
  "The address of the links that open a list with this choice."
  of: String!
  href: String!
  label: String!
  "The heading above a group of choices, such as the format of a book. Only the first choice of a group has a heading."
  kind: String
  "The moment from which the choice is shown. Only a choice for a single date has it."
  since: String
  "The moment until which the choice is shown."
  until: String
}`;

const formsWithAddress = forms.filter(({ writeTo }) => writeTo !== "general");

/** Root fields that several pages query, and the email addresses of forms. Without the form, an address is left out. */
export const siteFields = {
  SiteIdentityAddresses: Object.fromEntries(
    formsWithAddress.map(({ name, writeTo }) => [
      writeTo,
      {
        resolve: (addresses: Partial<Record<string, object>>) =>
          existsSync(path.join(finishedFolder, "forms", `${name}.json`)) ? addresses[writeTo] : undefined,
      },
    ]),
  ),
  Query: {
    choices: { type: "[Choice!]!", resolve: listChoices },
    // The type is JSON, so that a new form does not need its own query. The content check has validated every field.
    forms: { type: "JSON!", args: { page: "String!" }, resolve: readFormTexts },
  },
};

/**
 * Lists the choices of links with several addresses: the shops of the book by format, and the ways to add the dates to a
 * calendar.
 */
async function listChoices(_source: object, _args: object, { nodeModel }: QueryContext) {
  const site = (await nodeModel.findOne({ type: "SiteIdentity" })) as Queries.SiteIdentity;
  const { calendar } = (await nodeModel.findOne({ type: "Frame" })) as Queries.Frame;
  const details = (await nodeModel.findOne({ type: "BookDetails" })) as Queries.BookDetails | null;
  const shops = (site.links.book && details?.shops) || [];
  const formats = shops.map(({ format }) => format);
  const replacedHref = "/gathering.ics";
  const address = `${site.url}/calendar.ics`;
  const feed = address.replace(/^https/, "webcal");
  const googleLinks = calendar.googleOnce
    ? await listGoogleChoices(calendar.googleOnce, site.language, nodeModel)
    : [];
  const googleSubscription = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(feed)}`;
  return [
    { of: replacedHref, href: feed, label: calendar.follow },
    ...googleLinks.map((one) => ({ of: replacedHref, ...one })),
    { of: replacedHref, href: googleSubscription, label: calendar.google },
    { of: replacedHref, href: replacedHref, label: calendar.download },
    ...(calendar.address
      ? [{ of: replacedHref, href: address, label: address, kind: calendar.address }]
      : []),
    // With a single shop, the link of the book opens the shop, without a list.
    ...(shops.length > 1 ? shops : [])
      .map(({ href, name, format }) => ({ of: site.links.book, href, label: name, kind: format }))
      .sort((a, b) => formats.indexOf(a.kind) - formats.indexOf(b.kind))
      .map((shop, index, all) => ({ ...shop, kind: all[index - 1]?.kind === shop.kind ? null : shop.kind })),
  ];
}

/**
 * Lists the links that add one gathering to Google Calendar, which also work on a phone. Such a link cannot contain a
 * rule with exceptions. The page shows the link of the first gathering that is not over.
 * @param label with {date}
 */
async function listGoogleChoices(label: string, language: string, nodeModel: QueryContext["nodeModel"]) {
  const { now } = (await nodeModel.findOne({ type: "GatheringDates" })) as Queries.GatheringDates;
  const { zone } = readSchedule();
  const { gathering } = (await nodeModel.findOne({ type: "Facts" })) as Queries.Facts;
  const formatLocal = (moment: string) => moment.slice(0, 19).replaceAll(/[-:]/g, "");
  const dates = await listDates(now, nodeModel);
  return dates.map(({ start, end }, index) => {
    const query = new URLSearchParams({
      action: "TEMPLATE",
      text: withPlainSpaces(gathering.name),
      details: withPlainSpaces(gathering.calendar.text),
      location: withPlainSpaces(gathering.calendar.place),
      dates: `${formatLocal(start)}/${formatLocal(end)}`,
      ctz: zone,
    });
    const date = formatMoment(start, language, {
      weekday: "long",
      month: "long",
      day: "numeric",
      timeZone: zone,
    });
    return {
      href: `https://calendar.google.com/calendar/render?${query.toString()}`,
      label: fillText(label, { date }),
      since: dates[index - 1]?.end,
      until: end,
    };
  });
}

/**
 * Reads the texts of each form of a page by the form's name, and under `common` the texts that all forms share. A form
 * without a file is left out.
 */
export async function readFormTexts(
  _source: object,
  { page }: { page: string },
  { nodeModel }: QueryContext,
): Promise<object> {
  const textsOf = async ({ name, typeName }: ContentType) => {
    const node = (await nodeModel.findOne({ type: typeName })) as Node | null;
    if (!node) return [];
    const { id: _id, parent: _parent, children: _children, internal: _internal, ...allTexts } = node;
    // Only the relay uses these texts, in mails and on the page without script.
    const { mail: _mail, back: _back, correction: _correction, ...texts } = allTexts;
    const form = forms.find((one) => name === `form-${one.name}`);
    const address = form && { address: addresses[form.writeTo]?.email };
    return [[form?.name ?? "common", { ...texts, ...address }] as const];
  };
  const { addresses } = (await nodeModel.findOne({ type: "SiteIdentity" })) as Queries.SiteIdentity;
  const shownTexts = contentTypes.filter(
    (type) => type.files.startsWith("forms/") && pagesShowing(type)?.includes(page),
  );
  return Object.fromEntries((await Promise.all(shownTexts.map(textsOf))).flat());
}
