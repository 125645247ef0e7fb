import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { hideInPrint, touchTarget } from "../../theme/mixins";
import { theme } from "../../theme/theme";
import { labelStyle } from "./headings";
import { SmartLink } from "./links";

const readNextStyle = css`
  max-width: ${theme.widths.measure};
  margin-top: ${theme.space.xl};
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.colour.line};

  li a {
    ${touchTarget};
  }

  ${hideInPrint};
`;

interface LinkListProps {
  title: string;
  links: readonly Queries.Link[];
  className?: string;
}

/** Links below their label. Renders nothing without links. */
export function LinkList({ title, links, className }: LinkListProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <div className={className}>
      <p id={id} css={labelStyle}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <SmartLink href={href}>{label}</SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links at the end of a text. Renders nothing if the content does not have such links. */
export function ReadNext({ next }: { next: Queries.ReadNext | null | undefined }) {
  return next && <LinkList css={readNextStyle} {...next} />;
}

export const readNextFields = graphql`
  fragment ReadNext on ReadNext { title links { ...LinkFields } }
`;
