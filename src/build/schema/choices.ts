import type { FactsContext } from "./text-placeholders";

/** The GraphQL type of `choices`. */
export const choiceType = `type Choice {
  "The address that a link has, in whose place there are several."
  of: String!
  href: String! @copy
  label: String! @copy
  "On the first of those that have it in common, such as the format of a book."
  kind: String @copy
}`;

interface Site {
  url: string;
  links: { book?: string };
}

interface Frame {
  calendar: Record<"follow" | "google" | "download", string>;
}

interface BookDetails {
  shops?: Record<"href" | "name" | "format", string>[];
}

/**
 * What opens where a link has several addresses: the shops of the book by their formats, in place of its one link, and
 * the ways to take the dates into a calendar.
 */
export const choiceFields = {
  Query: {
    choices: {
      type: "[Choice!]!",
      resolve: async (_source: object, _args: object, { nodeModel }: FactsContext) => {
        const site = (await nodeModel.findOne({ type: "SiteIdentity" })) as Site;
        const { calendar } = (await nodeModel.findOne({ type: "Frame" })) as Frame;
        const details = (await nodeModel.findOne({ type: "BookDetails" })) as BookDetails | null;
        const shops = (site.links.book && details?.shops) || [];
        const of = "/gathering.ics";
        const feed = `${site.url.replace(/^https/, "webcal")}/calendar.ics`;
        const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(feed)}`;
        return [
          { of, href: feed, label: calendar.follow },
          { of, href: google, label: calendar.google },
          { of, href: of, label: calendar.download },
          // One shop alone is the link that the book has anyway.
          ...(shops.length > 1 ? shops : [])
            .map(({ href, name, format }) => ({ of: site.links.book, href, label: name, kind: format }))
            .sort((a, b) => a.kind.localeCompare(b.kind))
            .map((shop, index, all) => ({
              ...shop,
              kind: all[index - 1]?.kind === shop.kind ? null : shop.kind,
            })),
        ];
      },
    },
  },
};
