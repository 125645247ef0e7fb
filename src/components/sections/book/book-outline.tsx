import { css } from "@emotion/react";
import { largeHeading, linedList, splitPage } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { Emphasis, Eyebrow, VisuallyHidden } from "../../ui/headings";
import { Worksheet } from "./worksheet";
import { Items } from "../items";
import { Section, stickyHeadingStyle } from "../section";

interface BookOutlineProps {
  heading: Queries.BookPageOutline;
  outline: Pick<Queries.BookOutline, "parts" | "bonus">;
}

const partStyle = css`
  display: grid;
  row-gap: ${theme.space.lg};

  * + & {
    margin-top: ${theme.space.xxl};
  }

  ${media.md} {
    * + & {
      margin-top: ${theme.space.x3};
    }
  }

  ${media.lg} {
    ${splitPage(4, 7)};
    margin-top: ${theme.space.xxl};

    * + & {
      margin-top: ${theme.space.x4};
    }
  }
`;

const partHeadingStyle = css`
  h3 {
    ${largeHeading};
  }

  ${stickyHeadingStyle};
`;

const rowStyle = css`
  ${linedList};

  --padding: ${theme.space.md};

  ${media.md} {
    --padding: ${theme.space.lg};
  }

  & > li {
    padding-block: var(--padding);
  }

  & > li > div {
    display: grid;
    gap: ${theme.space.xs} ${theme.space.lg};

    ${media.md} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      align-items: baseline;
    }
  }

  li p {
    color: ${theme.colour.muted};
    font-size: ${theme.type.label};
    line-height: 1.45;
  }
`;

const bonusRows = { style: rowStyle };

/* The numbers of chapters continue through the whole book. */
const numberedStyle = css`
  & > li {
    position: relative;
    padding-left: min(2.75rem, 18vw);

    ${media.md} {
      padding-left: 4rem;
    }
  }

  & > li::before {
    content: counter(list-item, lower-roman) / "";
    position: absolute;
    inset: calc(var(--padding) + 0.2em) auto auto 0;
    color: ${theme.colour.accent};
    font: 400 ${theme.type.lead} / 1 ${theme.font.display};
  }
`;

/* Bonus content has its own background and is not numbered. */
const bonusStyle = css`
  padding: ${theme.space.xl} min(${theme.space.lg}, 6vw);
  background-color: ${theme.colour.raised};

  /* The content is aligned with the columns of the parts above. */
  ${media.lg} {
    padding: ${theme.space.x3} 0;

    & > :first-child {
      padding-left: ${theme.space.lg};
    }

    & > :last-child {
      margin-right: ${theme.space.lg};
    }
  }
`;

export function BookOutline({ heading: texts, outline }: BookOutlineProps) {
  const { parts, bonus: bonusPart } = outline;
  if (parts.length === 0 && bonusPart.items.length === 0) return null;
  const chaptersBefore = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { chapters }) => sum + chapters.length, 0),
  );
  return (
    <Section
      ground="paper"
      padding="large"
      id="outline"
      heading={texts}
      layout="split"
      columns={[5, 6]}
      below={
        <>
          {parts.map(({ label, title, chapters }, part) => (
            <div key={title} css={partStyle}>
              <div css={partHeadingStyle}>
                <h3>
                  <Eyebrow isInHeading>{label}</Eyebrow>
                  {title}
                </h3>
              </div>
              <ol start={(chaptersBefore[part] ?? 0) + 1} css={[rowStyle, numberedStyle]}>
                {chapters.map((chapter, index) => (
                  <li key={chapter.title}>
                    <div>
                      <h4>
                        <VisuallyHidden>{`${String((chaptersBefore[part] ?? 0) + index + 1)}. `}</VisuallyHidden>
                        {chapter.title}
                      </h4>
                      <p>{chapter.text}</p>
                    </div>
                  </li>
                ))}
              </ol>
            </div>
          ))}
          {bonusPart.items.length > 0 && (
            <div css={[partStyle, bonusStyle]}>
              <div css={partHeadingStyle}>
                <h3>
                  <Eyebrow isInHeading>{bonusPart.label}</Eyebrow>
                  <Emphasis text={bonusPart.title} />
                </h3>
              </div>
              <Items items={bonusPart.items} look={bonusRows} level={4} />
            </div>
          )}
        </>
      }
    >
      {texts.worksheet && <Worksheet worksheet={texts.worksheet} />}
    </Section>
  );
}
