import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { hydrateOnVisible } from "../../hydration/markup";
import { pageColumn, splitPage, stack } from "../../theme/mixins";
import { type Ground } from "../../theme/grounds";
import { media, theme } from "../../theme/theme";
import { labelStyle, SectionHeading } from "../ui/headings";

export interface Heading {
  eyebrow?: string | null;
  title: string;
  text?: string | null;
  languageAttributes?: Queries.LanguageAttributes | null;
}

export interface SectionProps {
  id: string;
  /** The id of the section element, for links to the section. */
  anchor?: string;
  ground: Ground;
  heading: Heading;
  /**
   * - "stacked": the heading is above the content.
   * - "split": the heading is beside long content, and stays in view.
   * - "beside": the heading is beside content of about the same height.
   * - "paired": like "beside", but aligned at the end.
   * - "picture": the aside is beside the heading and the content.
   */
  layout?: keyof typeof layouts;
  /** The twelfths of the width that the two columns take. */
  columns?: Columns;
  /** The space above and below: "large" for the main section of a page, "small" for a less important section. */
  padding?: keyof typeof theme.section;
  /** The size of the heading: "small" looks like a label, "narrow" is only as wide as its content. */
  headingStyle?: keyof typeof headingStyles;
  /** Content below the heading, or in the layout "picture" beside the heading. */
  aside?: ReactNode;
  below?: ReactNode;
  backdrop?: ReactNode;
  /** Whether the page hydrates when the section is near the viewport. */
  isLive?: boolean;
  children?: ReactNode;
}

/** A full-width section. Between two sections on the same ground, only the padding of the first section remains. */
export const sectionStyle = (padding: keyof typeof theme.section) => css`
  position: relative;
  overflow-x: clip;
  padding: ${theme.section[padding]} ${theme.space.gutter};

  [data-ground="light"] + &[data-ground="light"],
  [data-ground="paper"] + &[data-ground="paper"] {
    padding-top: 0;
  }
`;

const contentStyle = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space.xl};
  ${pageColumn};

  ${media.md} {
    row-gap: ${theme.space.xxl};
  }

  /* Browsers keep a heading on the same sheet as its content in blocks, but not in a grid. */
  ${media.print} {
    display: block;

    & > * + * {
      margin-top: ${theme.space.md};
    }
  }
`;

const textStyle = css`
  ${stack("md")};

  ${media.print} {
    break-after: avoid;
  }

  & > picture {
    max-width: 22rem;
  }
`;

const headingStyles = {
  narrow: css`
    max-width: 52rem;

    h2 {
      max-width: 10.7em;
    }
  `,
  wide: undefined,
  large: css`
    h2 {
      max-width: 7.15em;
      font-size: clamp(min(2.75rem, 12.5vw), min(1.5rem + 4.6vw, 14vw), 5.5rem);
      line-height: 1;
    }
  `,
  small: css`
    margin-bottom: -${theme.space.md};

    h2 {
      ${labelStyle};
    }
  `,
};

/** A heading beside long content stays in view, except on low screens, where its end would be out of view. */
export const stickyHeadingStyle = css`
  ${media.tall} {
    position: sticky;
    top: ${theme.space.xl};
    align-self: start;
  }
`;

/* On a tablet, the introduction is beside the heading. */
const besideOnTabletStyle = css`
  ${media.tablet} {
    &:has(> div) {
      ${splitPage(5, 6)};
    }
  }
`;

const pictureColumnStyle = css`
  display: grid;

  ${media.single} {
    max-width: 26rem;
  }

  ${media.beside} {
    position: sticky;
    top: ${theme.space.xl};
  }
`;

const besidePictureStyle = css(stack("lg"));

const belowColumnsStyle = css`
  &:empty {
    display: none;
  }
`;

type Columns = readonly [number, number];

const twoColumnStyle = ([firstColumn, secondColumn]: Columns) => css`
  ${media.lg} {
    ${splitPage(firstColumn, secondColumn)};
  }
`;

/* The heading extends into the empty columns beside it. */
const splitStyle = ([firstColumn, secondColumn]: Columns) => css`
  ${media.lg} {
    ${splitPage(firstColumn, secondColumn)};

    & > :first-child h2 {
      margin-inline-end: calc((100% + ${theme.space.lg}) / -${firstColumn});
    }
  }
`;

const endAlignedStyle = css`
  align-items: end;
`;

const layouts = {
  stacked: () => undefined,
  split: splitStyle,
  beside: twoColumnStyle,
  paired: (columns: Columns) => [splitStyle(columns), endAlignedStyle],
  picture: ([firstColumn, secondColumn]: Columns) => css`
    align-items: start;

    ${media.md} {
      ${splitPage(firstColumn, secondColumn)};
    }
  `,
};

/** A full-width section: its heading, then its content. */
export function Section(props: SectionProps) {
  const { id, anchor, ground, heading, layout = "stacked", columns = [4, 7] } = props;
  const { padding = "medium", headingStyle = "narrow", aside, below, backdrop, isLive, children } = props;
  const { eyebrow, title, text, languageAttributes } = heading;
  const asideInHeading = layout !== "picture" && aside;
  const headingPart = (
    <div
      css={[
        textStyle,
        (layout === "stacked" || headingStyle !== "narrow") && headingStyles[headingStyle],
        layout === "split" && [stickyHeadingStyle, besideOnTabletStyle],
      ]}
    >
      <SectionHeading {...{ id, eyebrow, title, languageAttributes }} />
      {(text || asideInHeading) && (
        <div css={textStyle}>
          {text && <p>{text}</p>}
          {asideInHeading}
        </div>
      )}
    </div>
  );
  return (
    <section id={anchor} aria-labelledby={id} data-ground={ground} css={sectionStyle(padding)}>
      {backdrop}
      <div css={contentStyle} {...(isLive && hydrateOnVisible)}>
        {/* A sticky heading or picture does not leave this row. */}
        <div css={[contentStyle, layouts[layout](columns)]}>
          {layout === "picture" ? (
            <>
              <div css={pictureColumnStyle}>{aside}</div>
              <div css={besidePictureStyle}>
                {headingPart}
                {children}
              </div>
            </>
          ) : (
            <>
              {headingPart}
              {children && <div>{children}</div>}
            </>
          )}
        </div>
        {below && <div css={belowColumnsStyle}>{below}</div>}
      </div>
    </section>
  );
}
