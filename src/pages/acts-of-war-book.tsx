import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BookOutline } from "../components/sections/book/book-outline";
import { bookStyle } from "../components/sections/book/book-style";
import { ClosingCall } from "../components/sections/closing-call";
import { Hero, Overview } from "../components/sections/hero";
import { ItemsSection, plainCards } from "../components/sections/items";
import { Questions } from "../components/sections/questions";
import { Quotes } from "../components/sections/quotes";
import { InsidePages } from "../components/sections/book/book-pictures";
import { PageHead } from "../seo/page-head";
import { book } from "../seo/structured-data";
import closingFlame from "../theme/artwork/flames/closing-acts-of-war-book.svg";

export default function BookPage({ data }: PageProps<Queries.BookPageQuery>) {
  const { bookPage: page, bookOutline, allExcerptPage } = data;
  const { inside, cards } = page.features;
  return (
    <>
      <Overview overview={page.overview} />
      <Hero hero={page.hero} pictureStyle={page.hero.shows === "cover" && bookStyle} />
      <ItemsSection
        id="features"
        ground="light"
        heading={page.features}
        look={plainCards}
        items={cards}
        below={inside && <InsidePages texts={inside} pages={allExcerptPage.nodes} />}
      />
      <BookOutline heading={page.outline} outline={bookOutline} />
      <Quotes testimonials={page.testimonials} />
      <Questions faq={page.faq} />
      <ClosingCall call={page.closing} flame={closingFlame} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.BookPageQuery>) {
  const { seo, faq } = data.bookPage;
  return (
    <PageHead
      seo={seo}
      path={location.pathname}
      entity="leader"
      faq={faq}
      getThings={(site, path) => book(site, path, data)}
    />
  );
}

export const query = graphql`
  query BookPage {
    bookPage {
      seo { ...Seo }
      overview { label text }
      hero { ...Hero }
      features { eyebrow title cards { title text } inside { text action { ...LinkFields } } }
      outline { eyebrow title text worksheet { title note lines { question answer } } }
      testimonials { ...Testimonials }
      faq { ...Faq }
      closing { ...ClosingCall }
    }
    bookDetails { description genres shops { name href format } }
    bookOutline { parts { label title chapters { title text } } bonus { label title items { title text } } }
    allExcerptPage(sort: { name: ASC }, limit: 2) { nodes { name picture { ...Picture } } }
    facts { book { name pages } }
    siteIdentity { links { book } }
  }
`;
