import { graphql } from "gatsby";
import { book } from "./json-ld/book";
import { faqPage } from "./json-ld/faq-page";
import { organization } from "./json-ld/organization";
import { leader } from "./json-ld/person";
import type { SiteFacts, Thing } from "./json-ld/thing";
import { webPage } from "./json-ld/web-page";

/** The structured data of the book's page. */
export function describeBook(
  site: SiteFacts,
  path: string,
  { bookPage, bookDetails, facts, siteIdentity }: Queries.BookPageQuery,
): Thing[] {
  return [
    organization(site),
    leader(site),
    webPage(site, { path, ...bookPage.seo }),
    ...(facts.book
      ? [
          book(site, {
            path,
            ...facts.book,
            description: bookDetails.description,
            genres: bookDetails.genres,
            shop: siteIdentity.links.book ?? undefined,
          }),
        ]
      : []),
    ...faqPage(site, path, bookPage.faq.questions),
  ];
}

export const bookFacts = graphql`
  fragment BookDescription on BookDetails {
    description
    genres
  }

  fragment BookFacts on Facts {
    book {
      name
      pages
    }
  }

  fragment BookShop on SiteIdentity {
    links {
      book
    }
  }
`;
