import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { pageColumn, ruledList, splitPage, stack } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { DownloadLink } from "../../ui/links";
import { Emphasis, SectionHeading } from "../../ui/headings";
import { numeralStyle } from "../items";
import { sectionStyle } from "../section";

interface PressLinesProps {
  interview: Queries.DownloadableListFragment;
  soundbites: Queries.DownloadableListFragment;
}

const columnsStyle = css`
  display: grid;
  row-gap: ${theme.section.small};
  ${pageColumn};

  ${media.lg} {
    ${splitPage(6, 5)};
  }

  ${media.print} {
    display: block;
  }
`;

const columnStyle = css(stack("md"));

const linesStyle = css`
  ${ruledList};
  margin-block: ${theme.space.md};

  & > li {
    padding-block: ${theme.space.xs};

    ${media.md} {
      padding-block: ${theme.space.md};
    }
  }
`;

const questionsStyle = css`
  ${linesStyle};
  ${numeralStyle};
  line-height: 1.35;

  ${media.md} {
    font-size: ${theme.type.lead};
  }
`;

const quotesStyle = css`
  ${linesStyle};

  & > li {
    font: italic 400 ${theme.type.h4} / 1.22 ${theme.font.italic};
    text-wrap: balance;
  }
`;

export function PressLines({ interview, soundbites }: PressLinesProps) {
  const firstList = [interview, soundbites].find(({ entries }) => entries.length > 0);
  if (firstList === undefined) return null;
  return (
    <section aria-labelledby={firstList.id} data-ground="paper" css={sectionStyle("medium")}>
      <div css={columnsStyle}>
        <Column list={interview}>
          <ol css={questionsStyle}>
            {interview.entries.map((line) => (
              <li key={line}>
                <span>
                  <Emphasis text={line} />
                </span>
              </li>
            ))}
          </ol>
        </Column>
        <Column list={soundbites}>
          <ul css={quotesStyle}>
            {soundbites.entries.map((line) => (
              <li key={line}>
                “<Emphasis text={line} />”
              </li>
            ))}
          </ul>
        </Column>
      </div>
    </section>
  );
}

function Column({ list, children }: { list: Queries.DownloadableListFragment; children: ReactNode }) {
  if (list.entries.length === 0) return null;
  return (
    <div css={columnStyle}>
      <SectionHeading id={list.id} eyebrow={list.eyebrow} title={list.title} />
      <p>{list.text}</p>
      {children}
      <DownloadLink href={`/press-kit/${list.id}.txt`}>{list.button}</DownloadLink>
    </div>
  );
}

export const downloadableListFields = graphql`
  fragment DownloadableList on DownloadableList { id eyebrow title text button entries }
`;
