import { book } from "./book";
import { testSite } from "./testing/test-site";

const facts = {
  path: "/acts-of-war-book",
  name: "Acts of War",
  description: "A manual.",
  genres: ["Prayer", "Christian Living"],
  pages: "250",
  shop: "https://books.example/acts-of-war",
};

describe("the book", () => {
  it("is a paperback with a number of pages, and the shop has it", () => {
    expect(book(testSite, facts)).toEqual({
      "@type": "Book",
      "@id": "https://ministry.example/acts-of-war-book#book",
      name: "Acts of War",
      author: { "@id": "https://ministry.example/#leader" },
      publisher: { "@id": "https://ministry.example/#organization" },
      description: "A manual.",
      genre: ["Prayer", "Christian Living"],
      bookFormat: "https://schema.org/Paperback",
      inLanguage: "en-US",
      numberOfPages: 250,
      url: "https://ministry.example/acts-of-war-book",
      mainEntityOfPage: { "@id": "https://ministry.example/acts-of-war-book#page" },
      offers: {
        "@type": "Offer",
        availability: "https://schema.org/InStock",
        url: "https://books.example/acts-of-war",
      },
    });
  });

  it.each(["about 250", "", "0", "2.5"])("does not take %p for a number of pages", (pages) => {
    expect(() => book(testSite, { ...facts, pages })).toThrow(/the book's pages in digits/);
  });
});
