import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { dayInWords } from "../../../calendar/dates-in-text";
import { lead, stack, wrapped } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { primaryButton, secondaryButton } from "../../ui/button-styles";
import { ComingSoon, SmartLink } from "../../ui/links";
import { Eyebrow, labelStyle } from "../../ui/headings";
import { Landscape } from "../../ui/backdrops";
import { useLanguage } from "../../ui/site-texts";
import { Items, numberedRows, plainCards } from "../items";
import { Section } from "../section";
import { fillText } from "../../../text/fill-text";

/** An article as a card of the blog shows it. */
export interface ArticleCard {
  article: Queries.ArticleCardFragment;
  /** Whether the article has a page. */
  readable: boolean;
  texts: Queries.BlogPageCard;
}

/**
 * The cards of articles.
 * @param readable the names of those that have a page
 */
export function cardsOf(
  articles: readonly Queries.ArticleCardFragment[],
  readable: readonly string[],
  texts: Queries.BlogPageCard,
): ArticleCard[] {
  return articles.map((article) => ({ article, readable: readable.includes(article.name), texts }));
}

const line = css`
  ${labelStyle};
  ${wrapped("none", "lg")};
  color: ${theme.colour.muted};

  strong {
    color: ${theme.colour.accent};
    font-weight: inherit;
  }
`;

/** An article's category, minutes, guest, series and date. One that is still to come has a date only before it. */
export function ArticleFacts({ article, readable, texts }: ArticleCard) {
  const language = useLanguage();
  const { categoryName, shownDay, partOf, readTime, stage, recording, speaker } = article;
  const minutes = recording ? texts.minutesToHear : texts.minutes;
  const count = recording ? Math.max(1, Math.round(recording.seconds / 60)) : readTime;
  return (
    <p css={line}>
      <strong>{categoryName}</strong>
      {stage === "draft" && <strong>{texts.draft}</strong>}
      {stage === "scheduled" && <strong>{texts.scheduled}</strong>}
      {count > 0 && <span>{fillText(minutes, { minutes: count })}</span>}
      {speaker && <span>{fillText(texts.speaker, { speaker })}</span>}
      {readable && partOf && <SmartLink href={partOf.href}>{partOf.label}</SmartLink>}
      {shownDay && <time dateTime={shownDay}>{dayInWords(shownDay, language)}</time>}
    </p>
  );
}

/** The link to an article's page, or the disabled button of one that is not published yet. */
function ArticleAction({ card, isMain = false }: { card: ArticleCard; isMain?: boolean }) {
  const { article, readable, texts } = card;
  const title = `article-${article.name}`;
  if (!readable) return <ComingSoon label={texts.comingSoon} describedBy={title} />;
  return (
    <SmartLink
      href={`/blog/${article.name}`}
      aria-describedby={title}
      css={isMain ? primaryButton : secondaryButton}
    >
      {article.recording ? texts.listen : texts.read}
    </SmartLink>
  );
}

interface ArticleGridProps {
  cards: readonly ArticleCard[];
  /** Whether they are the parts of a series, which are numbered. */
  areParts?: boolean;
}

/** Articles as cards between rules, or as numbered rows. */
export function ArticleGrid({ cards, areParts = false }: ArticleGridProps) {
  return (
    <Items
      look={areParts ? numberedRows : plainCards}
      items={cards.map((card) => ({
        card,
        title: card.article.title,
        text: card.article.excerpt,
        lang: card.article.language ?? undefined,
      }))}
      headingId={({ card }) => `article-${card.article.name}`}
      top={({ card }) => <ArticleFacts {...card} />}
      rest={({ card }) => <ArticleAction card={card} />}
    />
  );
}

const announced = css`
  & > li {
    display: grid;
    gap: ${theme.space.xs} ${theme.space.lg};
    padding-block: ${theme.space.lg};
    border-block: 1px solid ${theme.colour.line};
  }

  & > li + li {
    border-top: 0;
  }

  /* The facts and the label are quieter than the title. */
  & > li > p,
  & > li > p strong {
    color: ${theme.colour.muted};
  }

  div > p {
    max-width: ${theme.widths.measure};
    margin-top: ${theme.space.xs};
    color: ${theme.colour.muted};
    font-size: ${theme.type.label};
  }

  /* The featured one. */
  h3:has(span + span) {
    font-size: ${theme.type.h3};
  }

  ${media.md} {
    & > li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 7fr) minmax(0, 2fr);
      align-items: baseline;
    }

    & > li > :last-child {
      text-align: right;
    }
  }
`;

const label = css(labelStyle);

interface AnnouncedArticlesProps {
  cards: readonly ArticleCard[];
  /** A label above their titles. */
  eyebrow?: string;
}

/** Articles to come as rows, with a label instead of a button; nothing if there are none. */
export function AnnouncedArticles({ cards, eyebrow }: AnnouncedArticlesProps) {
  if (cards.length === 0) return null;
  return (
    <ul css={announced}>
      {cards.map((card) => {
        const { name, title, excerpt, language } = card.article;
        const lang = language ?? undefined;
        return (
          <li key={name}>
            <ArticleFacts {...card} />
            <div>
              <h3 id={`article-${name}`}>
                {eyebrow && <Eyebrow inHeading>{eyebrow}</Eyebrow>}
                <span lang={lang}>{title}</span>
              </h3>
              <p lang={lang}>{excerpt}</p>
            </div>
            <p css={label}>{card.texts.comingSoon}</p>
          </li>
        );
      })}
    </ul>
  );
}

const featured = css`
  ${stack("lg")};
  justify-items: start;
`;

const excerptStyle = css(lead);

/** The article that opens the blog. */
export function FeaturedArticle({ eyebrow, card }: { eyebrow: string; card: ArticleCard }) {
  const { name, title, excerpt, language } = card.article;
  const lang = language ?? undefined;
  return (
    <Section
      ground="light"
      id={`article-${name}`}
      heading={{ eyebrow, title, lang }}
      headingStyle="large"
      layout="beside"
      columns={[7, 5]}
      backdrop={<Landscape from="southEast" />}
    >
      <div css={featured}>
        <ArticleFacts {...card} />
        <p css={excerptStyle} lang={lang}>
          {excerpt}
        </p>
        <ArticleAction card={card} isMain />
      </div>
    </Section>
  );
}

export const articleFields = graphql`
  fragment ArticleCard on Article {
    name stage title excerpt category categoryName shownDay readTime featured speaker language
    recording { seconds }
    partOf { label href }
  }
`;
