import { css } from "@emotion/react";
import { wrappedRow } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { secondaryButton } from "../../ui/button-styles";
import { filterRowStyle, filterStyle } from "./categories";
import { SmartLink } from "../../ui/links";
import { fillText } from "../../../text/fill-text";

interface PagingProps {
  texts: Omit<Queries.BlogPagePaging, "title">;
  /** This page, from 1. */
  page: number;
  /** The addresses of all pages, in their order. */
  addresses: readonly string[];
}

const row = css`
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

const numbers = css`
  ${filterRowStyle};
  flex-basis: 100%;

  ${media.lg} {
    flex-basis: auto;
  }

  a {
    min-width: 2.75rem;
  }
`;

/** The navigation between the pages of a list; nothing if there is only one. */
export function Paging({ texts, page, addresses }: PagingProps) {
  if (addresses.length < 2) return null;
  const newer = addresses[page - 2];
  const older = addresses[page];
  return (
    <nav aria-label={texts.label} css={row}>
      <p>{fillText(texts.position, { page, pages: addresses.length })}</p>
      <ul css={numbers}>
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
      {newer !== undefined && (
        <SmartLink href={newer} rel="prev" css={secondaryButton}>
          {texts.newer}
        </SmartLink>
      )}
      {older !== undefined && (
        <SmartLink href={older} rel="next" css={secondaryButton}>
          {texts.older}
        </SmartLink>
      )}
    </nav>
  );
}
