import { absolute, ids, type SiteFacts, type Thing } from "./thing";
import { wholeNumber } from "./whole-number";

interface BookFacts {
  /** The path of the book's page. */
  path: string;
  name: string;
  description: string;
  genres: readonly string[];
  /** The number of pages, in digits. */
  pages: string;
  /** The address of the shop, if there is one. */
  shop?: string | undefined;
}

/** The book with the shop that sells it; the ministry is the publisher. */
export function book(site: SiteFacts, { path, name, description, genres, pages, shop }: BookFacts): Thing {
  return {
    "@type": "Book",
    "@id": `${absolute(site, path)}#book`,
    name,
    author: { "@id": ids.leader(site) },
    publisher: { "@id": ids.organization(site) },
    description,
    genre: genres,
    bookFormat: "https://schema.org/Paperback",
    inLanguage: site.language,
    numberOfPages: wholeNumber(pages, "the book's pages"),
    url: absolute(site, path),
    mainEntityOfPage: { "@id": ids.page(site, path) },
    ...(shop !== undefined && {
      offers: { "@type": "Offer", availability: "https://schema.org/InStock", url: shop },
    }),
  };
}
