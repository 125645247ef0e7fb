import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { CourseHighlights } from "../components/sections/course-highlights";
import { CourseThemes } from "../components/sections/course-themes";
import { CourseWeeks } from "../components/sections/course-weeks";
import { Faq } from "../components/sections/faq";
import { Hero } from "../components/sections/hero";
import { Overview } from "../components/sections/overview";
import { Testimonials } from "../components/sections/testimonials";
import { describeCourse } from "../seo/describe-course";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/set-my-soul-on-fire-ecourse.svg";

/** E-course: what it works on, what happens in each week, and how to enroll. */
export default function CoursePage({ data }: PageProps<Queries.CoursePageQuery>) {
  const { coursePage, testimonialList, faqList } = data.content;
  return (
    <>
      <Overview overview={coursePage.overview} />
      <Hero hero={coursePage.hero} flame={flame} />
      <CourseThemes themes={coursePage.themes} />
      <CourseHighlights highlights={coursePage.highlights} />
      <CourseWeeks curriculum={coursePage.curriculum} />
      <Testimonials title={coursePage.testimonials.title} testimonials={testimonialList.testimonials} />
      <Faq heading={coursePage.faq} questions={faqList.questions} />
      <ClosingCall call={coursePage.closing} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.CoursePageQuery>) {
  return (
    <PageHead
      seo={data.content.coursePage.seo}
      path={location.pathname}
      preview="set-my-soul-on-fire-ecourse"
      describe={(site, path) => describeCourse(site, path, data.content)}
    />
  );
}

export const query = graphql`
  query CoursePage {
    content {
      coursePage {
        seo { ...Seo }
        overview { label text }
        hero { ...Hero }
        description
        themes { ...CourseThemes }
        highlights { ...CourseHighlights }
        curriculum { ...CourseWeeks }
        testimonials { title }
        faq { ...SectionHeading }
        closing { ...ClosingCall }
      }
      facts { ...CourseFacts }
      siteIdentity { ...CourseTickets }
      testimonialList(name: "set-my-soul-on-fire-ecourse") {
        testimonials { ...Testimonial }
      }
      faqList(name: "set-my-soul-on-fire-ecourse") {
        questions { ...Question }
      }
    }
  }
`;
