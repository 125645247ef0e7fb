import { css } from "@emotion/react";
import { useId } from "react";
import { theme } from "../../theme/theme";
import { labelStyle } from "../ui/label-style";
import { SmartLink } from "../ui/smart-link";

interface FooterListProps {
  title: string;
  links: readonly Queries.LinkFieldsFragment[];
}

const heading = css`
  ${labelStyle};
  margin-bottom: ${theme.space.xs};
`;

const list = css`
  a {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    color: ${theme.colour.ink};
    font-size: ${theme.type.label};
    text-decoration-line: none;
  }

  a:hover {
    text-decoration-line: underline;
  }
`;

/** One labelled column of the footer; nothing if it has no links. */
export function FooterList({ title, links }: FooterListProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <div>
      <p id={id} css={heading}>
        {title}
      </p>
      <ul aria-labelledby={id} css={list}>
        {links.map((link) => (
          <li key={link.label}>
            <SmartLink href={link.href}>{link.label}</SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
