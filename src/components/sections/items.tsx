import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import {
  equalColumns,
  numerals,
  largeHeading,
  ruledList,
  splitPage,
  touchTarget,
  wrappedRow,
} from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { primaryButton, secondaryButton } from "../ui/button-styles";
import { ActionLink, ComingSoon, LinkedText, SmartLink } from "../ui/links";
import { labelStyle } from "../ui/headings";
import { Section, type SectionProps } from "./section";

/** An item of a list. Everything except the title is optional. */
export interface Item {
  id?: string;
  title: string;
  /** The language of title and text, if it is not the page's language. */
  languageAttributes?: Queries.LanguageAttributes | null;
  /** A small line below the title, such as "E-course · 6 weeks". */
  label?: string | null;
  price?: string;
  text?: string;
  points?: readonly string[];
  note?: { label: string; text: string };
  action?: Queries.Link | null;
  /** A second, less important link. */
  more?: Queries.Link | null;
  /** A text after the button, such as "Free". */
  mark?: string | null;
}

/** The look of items. Each look is a constant, so that a page loads only the styles that it uses. */
interface Look {
  style: SerializedStyles;
  isOrdered?: boolean;
  /** Whether an item's link is the main button in its part of the page. */
  isMain?: boolean;
}

interface ItemsProps<ItemType extends Item> {
  items: readonly ItemType[];
  look: Look;
  level?: 3 | 4;
  /** Whether titles, texts and lists are aligned across a row of cards. */
  isAligned?: boolean;
  /** The button of an item without an action. */
  comingSoon?: string;
  /** Returns the id of an item's heading, for references to the heading. */
  headingId?: (item: ItemType, index: number) => string;
  renderAbove?: (item: ItemType) => ReactNode;
  renderBelow?: (item: ItemType) => ReactNode;
}

/* On a phone, the texts of items are smaller than running text. */
const smallTextStyle = css`
  ${media.narrow} {
    & > li > div > :is(p, ul) {
      font-size: ${theme.type.label};
      line-height: 1.5;
    }
  }
`;

const rowStyle = css`
  ${ruledList};
  ${smallTextStyle};

  & > li {
    padding-block: ${theme.space.md};

    ${media.md} {
      padding-block: ${theme.space.lg} ${theme.space.xl};
    }
  }

  & > li > div > * + * {
    margin-top: ${theme.space.xs};
  }

  /* On a tablet, the heading is beside the text. */
  ${media.tablet} {
    & > li > div {
      display: grid;
      ${splitPage(4, 8)};
    }

    & > li > div > * {
      grid-column: 2;
    }

    & > li > div > :is(h3, h4) {
      grid-row: 1 / span 5;
      grid-column: 1;
    }

    & > li > div > :is(h3, h4) + * {
      margin-top: 0;
    }
  }

  & > li > div > p {
    color: ${theme.colour.muted};
  }

  & > li > div > [data-actions] {
    margin-top: ${theme.space.md};
  }
`;

export const numeralStyle = css`
  counter-reset: item;

  & > li {
    display: grid;
    grid-template-columns: min(3.5rem, 16vw) minmax(0, 1fr);
    counter-increment: item;
  }

  & > li::before {
    content: counter(item, lower-roman) / "";
    padding-top: 0.2em;
    color: ${theme.colour.accent};
    font: 400 ${theme.type.lead} / 1.2 ${theme.font.display};
  }
`;

const cardStyle = css`
  ${smallTextStyle};
  display: grid;
  row-gap: ${theme.space.lg};

  ${media.md} {
    row-gap: ${theme.space.xxl};
  }

  & > li {
    border-top: 1px solid ${theme.colour.ink};
  }

  & > li > div {
    display: flex;
    flex-direction: column;
    gap: ${theme.space.sm};
    height: 100%;
    padding-top: ${theme.space.md};

    ${media.md} {
      padding-top: ${theme.space.lg};
    }
  }

  /* The buttons in a row of cards are aligned. */
  & > li > div > :last-child:is(a, button, [data-actions]) {
    align-self: start;
    margin-top: auto;
  }
`;

const spaciousCardStyle = css`
  ${media.lg} {
    row-gap: ${theme.space.x3};
    margin-top: ${theme.space.md};
  }
`;

const raisedStyle = css`
  ${cardStyle};
  row-gap: ${theme.space.md};

  ${media.md} {
    row-gap: ${theme.space.lg};
  }

  & > li > div {
    --ground: ${theme.colour.raised};
    gap: ${theme.space.sm};
    padding: ${theme.space.lg} min(${theme.space.lg}, 6vw);

    ${media.md} {
      gap: ${theme.space.md};
      padding-bottom: ${theme.space.xl};
    }

    background-color: ${theme.colour.ground};

    ${media.print} {
      padding-inline: 0;
    }
  }
`;

const offerStyle = css`
  ${cardStyle};

  & > li > div {
    gap: ${theme.space.md};
  }

  /* This is the line below the title and the price. */
  & > li > div > div + p {
    color: ${theme.colour.muted};
  }

  ${media.lg} {
    ${splitPage(6, 5)};
  }
`;

const twoColumnStyle = css`
  h3 {
    ${largeHeading};
  }

  ${media.md}, print {
    ${equalColumns(2)};
  }
`;

const threeColumnStyle = css`
  & > li > div > p {
    color: ${theme.colour.muted};
  }

  /* On a tablet, a last card alone in its row is as wide as the row. */
  ${media.tablet} {
    ${equalColumns(2)};

    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${media.lg}, print {
    ${equalColumns(3)};
  }
`;

/** Rows between lines. */
export const rows: Look = { style: rowStyle };
export const numberedRows: Look = { style: css([rowStyle, numeralStyle]), isOrdered: true };
/** Cards with a line at their top, three side by side on a wide screen. */
export const plainCards: Look = { style: css([cardStyle, threeColumnStyle, spaciousCardStyle]) };
/** Cards with a line at their top, two side by side. */
export const plainPairs: Look = { style: css([cardStyle, twoColumnStyle]) };
/** Cards with a background, three side by side. */
export const raisedCards: Look = { style: css([raisedStyle, threeColumnStyle]) };
/** Cards with a background, two side by side. */
export const raisedPairs: Look = { style: css([raisedStyle, twoColumnStyle]) };
/** Two cards, each with a main button. */
export const offers: Look = { style: offerStyle, isMain: true };

const alignedStyle = css`
  & > li,
  & > li > div {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
`;

/** Short texts between lines. */
export const pointListStyle = css`
  & > li {
    padding-block: ${theme.space.xs};
    border-top: 1px solid ${theme.colour.line};

    ${media.md} {
      padding-block: ${theme.space.sm};
    }
  }
`;

/* The price is at the end of the title's line. */
const titleLineStyle = css`
  ${wrappedRow("md", "lg")};

  h3 {
    flex: 1 1 8rem;
  }
`;

const priceStyle = css`
  ${numerals(theme.type.h2)};
  color: ${theme.colour.accent};
`;

const noteStyle = css`
  align-self: start;
  padding-top: ${theme.space.md};
  border-top: 1px solid ${theme.colour.line};

  && {
    color: ${theme.colour.ink};
  }

  span {
    ${labelStyle};
    display: block;
    margin-bottom: ${theme.space.xs};
  }
`;

/** A button and the content beside it. */
export const actionRowStyle = css`
  ${wrappedRow("xs", "lg")};
  align-items: center;

  p {
    color: ${theme.colour.accent};
  }

  & > a:last-of-type:not(:first-of-type) {
    ${touchTarget};
  }
`;

/** Items of equal rank, as rows or as cards. Renders nothing without items. */
export function Items<ItemType extends Item>(props: ItemsProps<ItemType>) {
  const { items, look, level = 3, isAligned, comingSoon, headingId, renderAbove, renderBelow } = props;
  if (items.length === 0) return null;
  const List = look.isOrdered ? "ol" : "ul";
  const Heading = `h${level}` as const;
  return (
    <List css={[look.style, isAligned && alignedStyle]}>
      {items.map((item, index) => {
        const id = headingId?.(item, index);
        const heading = (
          <Heading id={id} {...item.languageAttributes}>
            <LinkedText text={item.title} />
          </Heading>
        );
        return (
          <li key={id ?? item.title} id={item.id}>
            <div>
              {renderAbove?.(item)}
              {item.price ? (
                <div css={titleLineStyle}>
                  {heading}
                  <span css={priceStyle}>{item.price}</span>
                </div>
              ) : (
                heading
              )}
              {item.label && <p css={labelStyle}>{item.label}</p>}
              {item.text && (
                <p {...item.languageAttributes}>
                  <LinkedText text={item.text} />
                </p>
              )}
              {item.points && (
                <ul css={pointListStyle}>
                  {item.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {item.note && (
                <p css={noteStyle}>
                  <span>{item.note.label}</span> {item.note.text}
                </p>
              )}
              {renderBelow?.(item)}
              <ItemActions
                item={item}
                look={look}
                replacement={comingSoon && <ComingSoon label={comingSoon} describedBy={id ?? ""} />}
              />
            </div>
          </li>
        );
      })}
    </List>
  );
}

/** A section of items. Renders nothing without items. */
export function ItemsSection<ItemType extends Item>({
  items,
  ...props
}: Omit<SectionProps, "children"> & ItemsProps<ItemType>) {
  if (items.length === 0) return null;
  return (
    <Section {...props}>
      <Items items={items} {...props} />
    </Section>
  );
}

function ItemActions({ item, look, replacement }: { item: Item; look: Look; replacement: ReactNode }) {
  const { action, more, mark } = item;
  if (!action && !more && !replacement) return null;
  return (
    <div data-actions="" css={actionRowStyle}>
      {action ? (
        <ActionLink
          href={action.href}
          download={action.href.endsWith(".pdf") || undefined}
          css={look.isMain ? primaryButton : secondaryButton}
        >
          {action.label}
        </ActionLink>
      ) : (
        replacement
      )}
      {action && mark && <p css={labelStyle}>{mark}</p>}
      {more && <SmartLink href={more.href}>{more.label}</SmartLink>}
    </div>
  );
}
