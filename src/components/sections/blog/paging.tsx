import { css } from "@emotion/react";
import { wrappedRow } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { secondaryButton } from "../../ui/button-styles";
import { filterRowStyle, filterStyle } from "./categories";
import { SmartLink } from "../../ui/links";
import { fillText } from "../../../text/fill-text";

interface PagingProps {
  texts: Omit<Queries.BlogPagePaging, "title">;
  /** The number of this page. The first page is 1. */
  page: number;
  addresses: readonly string[];
}

const pagingStyle = css`
  ${wrappedRow("md", "lg")};
  align-items: center;
  margin-top: ${theme.space.x3};

  & > p {
    flex-basis: 100%;
    max-width: none;
    color: ${theme.colour.muted};
    font-size: ${theme.type.small};
  }
`;

const pageNumbersStyle = css`
  ${filterRowStyle};
  flex-basis: 100%;

  ${media.lg} {
    flex-basis: auto;
  }

  a {
    min-width: 2.75rem;
  }
`;

/** The navigation between the pages of a list. Renders nothing if the list has only one page. */
export function Paging({ texts, page, addresses }: PagingProps) {
  if (addresses.length < 2) return null;
  const newerAddress = addresses[page - 2];
  const olderAddress = addresses[page];
  return (
    <nav aria-label={texts.label} css={pagingStyle}>
      <p>{fillText(texts.position, { page, pages: addresses.length })}</p>
      <ul css={pageNumbersStyle}>
        {addresses.map((address, index) => (
          <li key={address}>
            <SmartLink
              href={address}
              aria-current={index + 1 === page ? "page" : undefined}
              aria-label={fillText(texts.number, { page: index + 1 })}
              css={filterStyle}
            >
              {index + 1}
            </SmartLink>
          </li>
        ))}
      </ul>
      {newerAddress !== undefined && (
        <SmartLink href={newerAddress} rel="prev" css={secondaryButton}>
          {texts.newer}
        </SmartLink>
      )}
      {olderAddress !== undefined && (
        <SmartLink href={olderAddress} rel="next" css={secondaryButton}>
          {texts.older}
        </SmartLink>
      )}
    </nav>
  );
}
