import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { CourseHighlights } from "../components/sections/course-highlights";
import { startInWords } from "../components/sections/course-start";
import { CourseThemes } from "../components/sections/course-themes";
import { CourseWeeks } from "../components/sections/course-weeks";
import { Faq } from "../components/sections/faq";
import { Hero } from "../components/sections/hero";
import { Overview } from "../components/sections/overview";
import { Testimonials } from "../components/sections/testimonials";
import { useLanguage } from "../components/ui/use-language";
import { describeCourse } from "../seo/describe-course";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/set-my-soul-on-fire-ecourse.svg";
import closingFlame from "../theme/artwork/flames/closing-set-my-soul-on-fire-ecourse.svg";

/** E-course: its topics, its weekly programme and how to enroll. */
export default function CoursePage({ data }: PageProps<Queries.CoursePageQuery>) {
  const { coursePage, facts } = data;
  const language = useLanguage();
  const note = startInWords(
    coursePage.start,
    facts.course?.nextStart,
    new Date().toISOString().slice(0, 10),
    language,
  );
  return (
    <>
      <Overview overview={coursePage.overview} />
      <Hero hero={{ ...coursePage.hero, note: note ?? coursePage.hero.note }} flame={flame} />
      <CourseThemes themes={coursePage.themes} />
      <CourseHighlights highlights={coursePage.highlights} />
      <CourseWeeks curriculum={coursePage.curriculum} />
      <Testimonials testimonials={coursePage.testimonials} />
      <Faq faq={coursePage.faq} />
      <ClosingCall call={coursePage.closing} flame={closingFlame} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.CoursePageQuery>) {
  return (
    <PageHead
      seo={data.coursePage.seo}
      path={location.pathname}
      preview="set-my-soul-on-fire-ecourse"
      describe={(site, path) => describeCourse(site, path, data)}
    />
  );
}

export const query = graphql`
  query CoursePage {
    coursePage {
      seo { ...Seo }
      overview { label text }
      hero { ...Hero }
      start { ...CourseStart }
      description
      level
      themes { ...CourseThemes }
      highlights { ...CourseHighlights }
      curriculum { ...CourseWeeks }
      testimonials { ...Testimonials }
      faq { ...Faq }
      closing { ...ClosingCall }
    }
    facts { ...CourseFacts }
    siteIdentity { ...CourseTickets }
  }
`;
