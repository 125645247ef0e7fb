import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { pageColumn, ruledList, split, stack } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { DownloadLink } from "../../ui/links";
import { Emphasis, SectionHeading } from "../../ui/headings";
import { numeralStyle } from "../items";
import { sectionStyle } from "../section";

interface PressLinesProps {
  interview: Queries.DownloadableListFragment;
  soundbites: Queries.DownloadableListFragment;
}

const columns = css`
  display: grid;
  row-gap: ${theme.section.small};
  ${pageColumn};

  ${media.lg} {
    ${split(6, 5)};
  }

  ${media.print} {
    display: block;
  }
`;

const column = css(stack("md"));

const lines = css`
  ${ruledList};
  margin-block: ${theme.space.md};

  & > li {
    padding-block: ${theme.space.xs};

    ${media.md} {
      padding-block: ${theme.space.md};
    }
  }
`;

const questions = css`
  ${lines};
  ${numeralStyle};
  line-height: 1.35;

  ${media.md} {
    font-size: ${theme.type.lead};
  }
`;

const quotes = css`
  ${lines};

  & > li {
    font: italic 400 ${theme.type.h4} / 1.22 ${theme.font.italic};
    text-wrap: balance;
  }
`;

/** Interview questions and soundbites; each list is also a text file. */
export function PressLines({ interview, soundbites }: PressLinesProps) {
  const first = [interview, soundbites].find(({ entries }) => entries.length > 0);
  if (first === undefined) return null;
  return (
    <section aria-labelledby={first.id} data-ground="paper" css={sectionStyle("medium")}>
      <div css={columns}>
        <Column list={interview}>
          <ol css={questions}>
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
          <ul css={quotes}>
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
    <div css={column}>
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
