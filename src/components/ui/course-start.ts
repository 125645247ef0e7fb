import { graphql } from "gatsby";
import { dayInWords, fullDay } from "../../calendar/words";

/**
 * Formats the start of the course, as it is on the day of the build.
 * @param start the texts, if the page has them
 * @param day the day of the next first session, such as 2027-01-14, if it is known
 * @param language the site's language
 * @returns the line for the page; undefined without texts
 */
export function startInWords(
  start: Queries.CourseStartFragment | null | undefined,
  day: string | null | undefined,
  language: string,
): string | undefined {
  if (!start) return undefined;
  const today = new Date().toISOString().slice(0, 10);
  return day && day >= today ? start.next.replace("{day}", dayInWords(day, language, fullDay)) : start.later;
}

export const courseStartFields = graphql`
  fragment CourseStart on CoursePageStart { next later }
`;
