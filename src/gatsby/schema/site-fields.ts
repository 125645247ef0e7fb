import type { Node } from "gatsby";
import { dayRule, nextGatherings, type Schedule } from "../../calendar/next-gatherings";
import { pagesShowing, type ContentType } from "../../content-model/content-type";
import { forms as formTypes } from "../../content-model/content-types/form-texts";
import { forms } from "../../forms/forms";
import { withPlainSpaces } from "../../text/keep-together";
import { changedIn, readSchedule } from "./dates";
import type { QueryContext } from "./resolvers";

/** The GraphQL type of `choices`. */
export const choiceType = `type Choice {
  "The address that a link has, in whose place there are several."
  of: String!
  href: String!
  label: String!
  "On the first of those that have it in common, such as the format of a book."
  kind: String
}`;

/** Root fields that several pages query. */
export const siteFields = {
  Query: {
    choices: { type: "[Choice!]!", resolve: choices },
    // JSON, so that a new form does not need its own query. The content check has validated every field.
    forms: { type: "JSON!", args: { page: "String!" }, resolve: formTexts },
  },
};

/**
 * The lists that open from links with several addresses: the shops of the book by format, and the ways to add the dates
 * to a calendar.
 */
async function choices(_source: object, _args: object, { nodeModel }: QueryContext) {
  const site = (await nodeModel.findOne({ type: "SiteIdentity" })) as Queries.SiteIdentity;
  const { calendar } = (await nodeModel.findOne({ type: "Frame" })) as Queries.Frame;
  const details = (await nodeModel.findOne({ type: "BookDetails" })) as Queries.BookDetails | null;
  const shops = (site.links.book && details?.shops) || [];
  const formats = shops.map(({ format }) => format);
  const of = "/gathering.ics";
  const address = `${site.url}/calendar.ics`;
  const feed = address.replace(/^https/, "webcal");
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(feed)}`;
  return [
    { of, href: feed, label: calendar.follow },
    ...(calendar.googleOnce
      ? [{ of, href: await googleAddress(nodeModel), label: calendar.googleOnce }]
      : []),
    { of, href: google, label: calendar.google },
    { of, href: of, label: calendar.download },
    ...(calendar.address ? [{ of, href: address, label: address, kind: calendar.address }] : []),
    // A single shop is the usual link of the book.
    ...(shops.length > 1 ? shops : [])
      .map(({ href, name, format }) => ({ of: site.links.book, href, label: name, kind: format }))
      .sort((a, b) => formats.indexOf(a.kind) - formats.indexOf(b.kind))
      .map((shop, index, all) => ({ ...shop, kind: all[index - 1]?.kind === shop.kind ? null : shop.kind })),
  ];
}

/**
 * The address to add the gatherings to Google Calendar, also on a phone: their rule, starting with the next unchanged
 * one.
 */
async function googleAddress(nodeModel: QueryContext["nodeModel"]): Promise<string> {
  const { now } = (await nodeModel.findOne({ type: "GatheringDates" })) as Queries.GatheringDates;
  const schedule: Schedule = readSchedule();
  const changed = await changedIn(nodeModel);
  const dates = nextGatherings(schedule, changed, new Date(now), changed.length + 1);
  const first = dates.find(({ start }) => !changed.some(({ movedTo }) => movedTo?.start === start));
  const local = (moment = "") => moment.slice(0, 19).replaceAll(/[-:]/g, "");
  const { gathering } = (await nodeModel.findOne({ type: "Facts" })) as Queries.Facts;
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: withPlainSpaces(gathering.name),
    details: withPlainSpaces(gathering.calendar.text),
    location: withPlainSpaces(gathering.calendar.place),
    dates: `${local(first?.start)}/${local(first?.end)}`,
    ctz: schedule.zone,
    recur: `RRULE:FREQ=MONTHLY;BYDAY=${dayRule(schedule)}`,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

/**
 * The texts of each form of a page by its name, and under `common` those that all forms share. A form without a file is
 * not offered.
 */
export async function formTexts(
  _source: object,
  { page }: { page: string },
  { nodeModel }: QueryContext,
): Promise<object> {
  const textsOf = async ({ name, typeName }: ContentType) => {
    const node = (await nodeModel.findOne({ type: typeName })) as Node | null;
    if (!node) return [];
    const { id: _id, parent: _parent, children: _children, internal: _internal, ...all } = node;
    // Only the relay uses these: in mails, and on the page without script.
    const { mail: _mail, back: _back, correction: _correction, ...texts } = all;
    const form = forms.find((one) => name === `form-${one.name}`);
    const address = form && { address: addresses[form.writeTo].email };
    return [[form?.name ?? "common", { ...texts, ...address }] as const];
  };
  const { addresses } = (await nodeModel.findOne({ type: "SiteIdentity" })) as Queries.SiteIdentity;
  const shown = formTypes.filter((type) => pagesShowing(type)?.includes(page));
  return Object.fromEntries((await Promise.all(shown.map(textsOf))).flat());
}
