import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { CourseWeeks } from "../components/sections/course/course-weeks";
import { Hero, Overview } from "../components/sections/hero";
import { ItemsSection, plainCards, rows } from "../components/sections/items";
import { Questions } from "../components/sections/questions";
import { Quotes } from "../components/sections/quotes";
import { formatStart } from "../components/sections/course/course-weeks";
import { Price } from "../components/sections/course/price";
import { useLanguage } from "../components/ui/site-texts";
import { Verse } from "../components/ui/verse";
import { PageHead } from "../seo/page-head";
import { course } from "../seo/structured-data";
import flame from "../theme/artwork/flames/set-my-soul-on-fire-ecourse.svg";
import closingFlame from "../theme/artwork/flames/closing-set-my-soul-on-fire-ecourse.svg";

export default function CoursePage({ data }: PageProps<Queries.CoursePageQuery>) {
  const { coursePage: page, facts } = data;
  const { themes, highlights } = page;
  const note = formatStart(page.start, facts.course?.nextStart, useLanguage());
  return (
    <>
      <Overview overview={page.overview} />
      <Hero hero={{ ...page.hero, note: note ?? page.hero.note }} flame={flame} />
      <ItemsSection
        id="themes"
        ground="paper"
        heading={themes}
        look={plainCards}
        items={themes.points}
        renderBelow={({ verse, reference }) => <Verse text={verse} reference={reference} />}
      />
      <ItemsSection
        id="highlights"
        ground="light"
        heading={highlights}
        layout="split"
        aside={<Price price={highlights.price} note={highlights.priceNote} />}
        look={rows}
        items={highlights.items}
      />
      <CourseWeeks curriculum={page.curriculum} />
      <Quotes testimonials={page.testimonials} />
      <Questions faq={page.faq} />
      <ClosingCall call={page.closing} flame={closingFlame} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.CoursePageQuery>) {
  const { seo, faq } = data.coursePage;
  return (
    <PageHead
      seo={seo}
      path={location.pathname}
      entity="leader"
      faq={faq}
      getThings={(site, path) => course(site, path, data)}
    />
  );
}

export const query = graphql`
  query CoursePage {
    coursePage {
      seo { ...Seo }
      overview { label text }
      hero { ...Hero }
      start { next later }
      description level
      themes { eyebrow title points { title text verse reference } }
      highlights { eyebrow title text price priceNote items { title text } }
      curriculum { eyebrow title text weekLabel weeks { id title text teaches picture { ...Picture } } }
      testimonials { ...Testimonials }
      faq { ...Faq }
      closing { ...ClosingCall }
    }
    facts { course { name amount nextStart } currency }
    siteIdentity { links { course } }
  }
`;
