import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { target } from "../../theme/grid";
import { media, theme } from "../../theme/theme";
import { labelStyle } from "./headings";
import { SmartLink } from "./links";

const box = css`
  max-width: ${theme.widths.measure};
  margin-top: ${theme.space.xl};
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.colour.line};

  li a {
    ${target};
  }

  ${media.print} {
    display: none;
  }
`;

/** Links to follow after a text; nothing if the content has none. */
export function ReadNext({ next }: { next: Queries.ReadNext | null | undefined }) {
  const id = useId();
  if (!next) return null;
  return (
    <div css={box}>
      <p id={id} css={labelStyle}>
        {next.title}
      </p>
      <ul aria-labelledby={id}>
        {next.links.map(({ label, href }) => (
          <li key={href}>
            <SmartLink href={href}>{label}</SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const readNextFields = graphql`
  fragment ReadNext on ReadNext { title links { ...LinkFields } }
`;
