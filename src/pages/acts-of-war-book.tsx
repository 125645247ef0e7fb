import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BookCover } from "../components/sections/book-cover";
import { BookFeatures } from "../components/sections/book-features";
import { BookOutline } from "../components/sections/book-outline";
import { ClosingCall } from "../components/sections/closing-call";
import { Faq } from "../components/sections/faq";
import { Hero } from "../components/sections/hero";
import { Overview } from "../components/sections/overview";
import { Testimonials } from "../components/sections/testimonials";
import { describeBook } from "../seo/describe-book";
import { PageHead } from "../seo/page-head";
import closingFlame from "../theme/artwork/flames/closing-acts-of-war-book.svg";

/** Book: its content by chapter, and where to order it. */
export default function BookPage({ data }: PageProps<Queries.BookPageQuery>) {
  const { bookPage, bookDetails, bookOutline, allExcerptPage } = data;
  return (
    <>
      <Overview overview={bookPage.overview} />
      <Hero hero={bookPage.hero} aside={<BookCover cover={bookDetails.cover} />} />
      <BookFeatures features={bookPage.features} pages={allExcerptPage.nodes} />
      <BookOutline heading={bookPage.outline} outline={bookOutline} />
      <Testimonials testimonials={bookPage.testimonials} />
      <Faq faq={bookPage.faq} />
      <ClosingCall call={bookPage.closing} flame={closingFlame} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.BookPageQuery>) {
  return (
    <PageHead
      seo={data.bookPage.seo}
      path={location.pathname}
      preview="acts-of-war-book"
      describe={(site, path) => describeBook(site, path, data)}
    />
  );
}

export const query = graphql`
  query BookPage {
    bookPage {
      seo { ...Seo }
      overview { label text }
      hero { ...Hero }
      features { ...BookFeatures }
      outline { ...BookOutlineHeading }
      testimonials { ...Testimonials }
      faq { ...Faq }
      closing { ...ClosingCall }
    }
    bookDetails { ...BookDescription cover { ...BookCover } }
    bookOutline { ...BookOutline }
    allExcerptPage(sort: { name: ASC }, limit: 2) { nodes { ...InsidePage } }
    facts { ...BookFacts }
    siteIdentity { ...BookShop }
  }
`;
