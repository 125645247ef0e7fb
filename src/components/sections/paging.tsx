import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { theme } from "../../theme/theme";
import { secondaryButton } from "../ui/button-styles";
import { SmartLink } from "../ui/smart-link";

interface PagingProps {
  words: Queries.PagingFragment;
  /** This page, from 1, and how many there are. */
  page: number;
  pages: number;
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.md} ${theme.space.lg};
  margin-top: ${theme.space.x3};
`;

const note = css`
  flex-basis: 100%;
  color: ${theme.colour.muted};
  font-size: ${theme.type.small};
`;

/** The way to the blog's other pages, where there are several. */
export function Paging({ words, page, pages }: PagingProps) {
  if (pages < 2) return null;
  const position = words.position.replace("{page}", String(page)).replace("{pages}", String(pages));
  return (
    <nav aria-label={words.label} css={row}>
      {page > 1 && (
        <SmartLink href={addressOf(page - 1)} rel="prev" css={secondaryButton}>
          {words.newer}
        </SmartLink>
      )}
      <p>{position}</p>
      {page < pages && (
        <SmartLink href={addressOf(page + 1)} rel="next" css={secondaryButton}>
          {words.older}
        </SmartLink>
      )}
      <p css={note}>{words.note}</p>
    </nav>
  );
}

function addressOf(page: number): string {
  return page === 1 ? "/blog" : `/blog/page/${String(page)}`;
}

export const pagingFields = graphql`
  fragment Paging on BlogPagePaging {
    label
    position
    newer
    older
    note
  }
`;
