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

/** An article as a card of the blog shows it. */
export interface ArticleCard {
  article: Queries.ArticleCardFragment;
  texts: Queries.BlogPageCard;
}

const line = css`
  ${labelStyle};
  ${wrappedRow("none", "lg")};
  color: ${theme.colour.muted};

  strong {
    color: ${theme.colour.accent};
    font-weight: inherit;
  }
`;

/** An article's category, minutes, guest, series and date. An announced article only has a date until that day. */
export function ArticleFacts({ article, texts }: ArticleCard) {
  const language = useLanguage();
  const { page, categoryName, shownDay, partOf, readTime, stage, recording, speaker } = article;
  const minutes = recording ? texts.minutesToHear : texts.minutes;
  const count = recording ? Math.max(1, Math.round(recording.seconds / 60)) : readTime;
  const [before, after] = texts.speaker.split("{speaker}");
  return (
    <p css={line}>
      <strong>{categoryName}</strong>
      {stage === "draft" && <strong>{texts.draft}</strong>}
      {stage === "scheduled" && <strong>{texts.scheduled}</strong>}
      {count > 0 && <span>{fillText(minutes, { minutes: count })}</span>}
      {speaker && (
        <span>
          {before}
          <bdi>{speaker}</bdi>
          {after}
        </span>
      )}
      {page && partOf && <SmartLink href={partOf.href}>{partOf.label}</SmartLink>}
      {shownDay && <time dateTime={shownDay}>{formatDay(shownDay, language)}</time>}
    </p>
  );
}

/** The link to an article's page, or the disabled button of one that is not published yet. */
function ArticleAction({ card, isMain = false }: { card: ArticleCard; isMain?: boolean }) {
  const { article, texts } = card;
  const title = `article-${article.name}`;
  if (!article.page) return <ComingSoon label={texts.comingSoon} describedBy={title} />;
  return (
    <SmartLink href={article.page} aria-describedby={title} css={isMain ? primaryButton : secondaryButton}>
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
      items={cards.map(itemOf)}
      headingId={idOf}
      top={({ card }) => <ArticleFacts {...card} />}
      rest={({ card }) => <ArticleAction card={card} />}
    />
  );
}

function itemOf(card: ArticleCard) {
  const { title, excerpt: text, languageAttributes } = card.article;
  return { card, title, text, languageAttributes };
}

const idOf = ({ card }: { card: ArticleCard }) => `article-${card.article.name}`;

/** Articles to come as rows with a label instead of a button, and with another label above. */
export function AnnouncedArticles({ cards, eyebrow }: { cards: readonly ArticleCard[]; eyebrow?: string }) {
  return (
    <Items
      look={rows}
      items={cards.map(itemOf)}
      headingId={idOf}
      top={({ card }) => (
        <>
          {eyebrow && <p css={labelStyle}>{eyebrow}</p>}
          <ArticleFacts {...card} />
        </>
      )}
      rest={({ card }) => <p css={labelStyle}>{card.texts.comingSoon}</p>}
    />
  );
}

const featured = css`
  ${stack("lg")};
  justify-items: start;
`;

const excerptStyle = css(lead);

/** The article that opens the blog. */
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
      backdrop={<Landscape from="southEast" />}
    >
      <div css={featured}>
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
