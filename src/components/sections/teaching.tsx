import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { dayInWords } from "../../calendar/words";
import { theme } from "../../theme/theme";
import { primaryButton, secondaryButton } from "../ui/button-styles";
import { ComingSoon } from "../ui/coming-soon";
import { labelStyle } from "../ui/label-style";
import { SmartLink } from "../ui/smart-link";
import { useLanguage } from "../ui/use-language";

export interface TeachingProps {
  article: Queries.TeachingFragment;
  /** Whether the article has a page. */
  readable: boolean;
  /** The name of its category. */
  category: string;
  words: Queries.TeachingWordsFragment;
  /** Whether it is the featured teaching. */
  featured?: boolean;
}

const line = css`
  ${labelStyle};
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.lg};
  color: ${theme.colour.muted};

  strong {
    color: ${theme.colour.accent};
    font-weight: inherit;
  }
`;

/** A teaching's category, reading time and, once it is published, date. */
export function TeachingFacts({ article, readable, category, words }: Omit<TeachingProps, "loud">) {
  const language = useLanguage();
  const { date, readTime, stage } = article;
  const minutes = readable ? words.minutes : words.minutesToCome;
  return (
    <p css={line}>
      <strong>{category}</strong>
      {stage === "draft" && <strong>{words.draft}</strong>}
      {stage === "scheduled" && <strong>{words.scheduled}</strong>}
      {minutes && <span>{minutes.replace("{minutes}", String(readTime))}</span>}
      {readable && <time dateTime={date}>{dayInWords(date, language)}</time>}
    </p>
  );
}

/** The link to a teaching's page, or the disabled button of one that is not published yet. */
export function TeachingAction({
  article,
  readable,
  words,
  featured = false,
}: Omit<TeachingProps, "category">) {
  const title = `teaching-${article.name}`;
  if (!readable) return <ComingSoon label={words.comingSoon} describedBy={title} />;
  return (
    <SmartLink
      href={`/blog/${article.name}`}
      aria-describedby={title}
      css={featured ? primaryButton : secondaryButton}
    >
      {words.read}
    </SmartLink>
  );
}

export const teachingFields = graphql`
  fragment Teaching on Article {
    name
    stage
    title
    excerpt
    category
    date
    readTime
    featured
  }

  fragment TeachingWords on BlogPageCard {
    minutes
    minutesToCome
    read
    comingSoon
    draft
    scheduled
  }
`;
