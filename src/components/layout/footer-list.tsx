import { css } from "@emotion/react";
import { useId } from "react";
import { theme } from "../../theme/theme";
import { labelStyle } from "../ui/label-style";
import { SmartLink } from "../ui/smart-link";

interface FooterListProps {
  title: string;
  links: readonly Queries.LinkFieldsFragment[];
  /** True where the list leads through the site itself, and so is a landmark. */
  navigation?: boolean;
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

/** One titled column of the footer. */
export function FooterList({ title, links, navigation = false }: FooterListProps) {
  const id = useId();
  const Wrapper = navigation ? "nav" : "div";
  return (
    <Wrapper aria-labelledby={navigation ? id : undefined}>
      <h2 id={id} css={heading}>
        {title}
      </h2>
      <ul css={list}>
        {links.map((link) => (
          <li key={link.label}>
            <SmartLink href={link.href}>{link.label}</SmartLink>
          </li>
        ))}
      </ul>
    </Wrapper>
  );
}
