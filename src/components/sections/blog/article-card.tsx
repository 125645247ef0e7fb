import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { formatDay } from "../../../calendar/format-dates";
import { lead, stack, wrappedRow } from "../../../theme/mixins";
import { theme } from "../../../theme/theme";
import { primaryButton, secondaryButton } from "../../ui/button-styles";
import { ComingSoon, SmartLink } from "../../ui/links";
import { labelStyle } from "../../ui/headings";
import { Landscape } from "../../ui/backdrops";
import { useLanguage } from "../../ui/site-texts";
import { Items, numberedRows, plainCards, rows } from "../items";
import { Section } from "../section";
import { fillText } from "../../../text/fill-text";

/** The data of a card: an article, and the texts of the blog's cards. */
export interface ArticleCard {
  article: Queries.ArticleCardFragment;
  texts: Queries.BlogPageCard;
}

const factsStyle = css`
  ${labelStyle};
  ${wrappedRow("none", "lg")};
  color: ${theme.colour.muted};

  strong {
    color: ${theme.colour.accent};
    font-weight: inherit;
  }
`;

/** An article's category, minutes, guest, series and date. An announced article shows the date only until that day. */
export function ArticleFacts({ article, texts }: ArticleCard) {
  const language = useLanguage();
  const { page, categoryName, shownDay, partOf, readTime, stage, recording, speaker } = article;
  const minutesText = recording ? texts.minutesToHear : texts.minutes;
  const minutes = recording ? Math.max(1, Math.round(recording.seconds / 60)) : readTime;
  const [textBefore, textAfter] = texts.speaker.split("{speaker}");
  return (
    <p css={factsStyle}>
      <strong>{categoryName}</strong>
      {stage === "draft" && <strong>{texts.draft}</strong>}
      {stage === "scheduled" && <strong>{texts.scheduled}</strong>}
      {minutes > 0 && <span>{fillText(minutesText, { minutes })}</span>}
      {speaker && (
        <span>
          {textBefore}
          <bdi>{speaker}</bdi>
          {textAfter}
        </span>
      )}
      {page && partOf && <SmartLink href={partOf.href}>{partOf.label}</SmartLink>}
      {shownDay && <time dateTime={shownDay}>{formatDay(shownDay, language)}</time>}
    </p>
  );
}

/** The link to an article's page, or a disabled button if the article is not published yet. */
function ArticleAction({ card, isMain = false }: { card: ArticleCard; isMain?: boolean }) {
  const { article, texts } = card;
  const titleId = `article-${article.name}`;
  if (!article.page) return <ComingSoon label={texts.comingSoon} describedBy={titleId} />;
  return (
    <SmartLink href={article.page} aria-describedby={titleId} css={isMain ? primaryButton : secondaryButton}>
      {article.recording ? texts.listen : texts.read}
    </SmartLink>
  );
}

interface ArticleGridProps {
  cards: readonly ArticleCard[];
  /** Whether the articles are the numbered parts of a series. */
  areParts?: boolean;
}

export function ArticleGrid({ cards, areParts = false }: ArticleGridProps) {
  return (
    <Items
      look={areParts ? numberedRows : plainCards}
      items={cards.map(itemOf)}
      headingId={idOf}
      renderAbove={({ card }) => <ArticleFacts {...card} />}
      renderBelow={({ card }) => <ArticleAction card={card} />}
    />
  );
}

function itemOf(card: ArticleCard) {
  const { title, excerpt: text, languageAttributes } = card.article;
  return { card, title, text, languageAttributes };
}

const idOf = ({ card }: { card: ArticleCard }) => `article-${card.article.name}`;

/** Announced articles as rows. Each has a label instead of a button, and another label above its heading. */
export function AnnouncedArticles({ cards, eyebrow }: { cards: readonly ArticleCard[]; eyebrow?: string }) {
  return (
    <Items
      look={rows}
      items={cards.map(itemOf)}
      headingId={idOf}
      renderAbove={({ card }) => (
        <>
          {eyebrow && <p css={labelStyle}>{eyebrow}</p>}
          <ArticleFacts {...card} />
        </>
      )}
      renderBelow={({ card }) => <p css={labelStyle}>{card.texts.comingSoon}</p>}
    />
  );
}

const featuredStyle = css`
  ${stack("lg")};
  justify-items: start;
`;

const excerptStyle = css(lead);

export function FeaturedArticle({ eyebrow, card }: { eyebrow: string; card: ArticleCard }) {
  const { name, title, excerpt, languageAttributes } = card.article;
  return (
    <Section
      ground="light"
      id={`article-${name}`}
      heading={{ eyebrow, title, languageAttributes }}
      headingStyle="large"
      layout="beside"
      columns={[7, 5]}
      backdrop={<Landscape corner="southEast" />}
    >
      <div css={featuredStyle}>
        <ArticleFacts {...card} />
        <p css={excerptStyle} {...languageAttributes}>
          {excerpt}
        </p>
        <ArticleAction card={card} isMain />
      </div>
    </Section>
  );
}

export const articleFields = graphql`
  fragment ArticleCard on Article {
    name page stage title excerpt category categoryName shownDay readTime featured speaker
    languageAttributes { lang dir }
    recording { seconds }
    partOf { label href }
  }
`;
