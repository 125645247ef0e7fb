import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { split } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { primaryButton } from "../ui/button-styles";
import { ComingSoon } from "../ui/coming-soon";
import { labelStyle } from "../ui/label-style";
import { Section } from "../ui/section";
import { SmartLink } from "../ui/smart-link";
import { SectionHeading } from "../ui/section-heading";

const heading = css`
  display: grid;
  gap: ${theme.space.md};
  margin-bottom: ${theme.space.xxl};
`;

const cards = css`
  display: grid;
  row-gap: ${theme.space.xxl};

  ${media.lg} {
    ${split(6, 5)};
  }
`;

const card = css`
  display: grid;
  gap: ${theme.space.md} ${theme.space.lg};
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.colour.ink};

  ${media.xs} {
    grid-template-rows: auto auto 1fr;
    grid-template-columns: 1fr auto;

    & > p,
    & > div {
      grid-column: 1 / -1;
    }
  }
`;

const meta = css`
  ${labelStyle};
  color: ${theme.colour.muted};
`;

const price = css`
  font: 380 ${theme.type.h2} / 0.9 ${theme.font.display};
  color: ${theme.colour.accent};
  font-variant-numeric: lining-nums;
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.md} ${theme.space.lg};
  margin-top: ${theme.space.xs};

  & > a:last-of-type:not(:first-of-type) {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

/** The e-courses: content, price and where to enrol. */
export function CourseCards({ courses }: { courses: Queries.CourseCardsFragment }) {
  if (courses.cards.length === 0) return null;
  return (
    <Section ground="paper" labelledBy="courses">
      <div css={heading}>
        <SectionHeading id="courses" eyebrow={courses.eyebrow} title={courses.title} />
      </div>
      <ul css={cards}>
        {courses.cards.map((course, index) => (
          <li key={course.title} css={card}>
            <h3 id={`course-${String(index)}`}>{course.title}</h3>
            <span css={price}>{course.price}</span>
            <p css={meta}>{course.meta}</p>
            <p>{course.text}</p>
            <div css={actions}>
              {course.action ? (
                <SmartLink href={course.action.href} css={primaryButton}>
                  {course.action.label}
                </SmartLink>
              ) : (
                <ComingSoon label={courses.comingSoon} describedBy={`course-${String(index)}`} />
              )}
              {course.more && <SmartLink href={course.more.href}>{course.more.label}</SmartLink>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const courseCardsFields = graphql`
  fragment CourseCards on EventsPageCourses {
    eyebrow
    title
    comingSoon
    cards {
      title
      meta
      price
      text
      action {
        ...LinkFields
      }
      more {
        ...LinkFields
      }
    }
  }
`;
