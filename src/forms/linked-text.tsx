import { css } from "@emotion/react";
import { SmartLink } from "../components/ui/links";
import { stack, target } from "../theme/mixins";
import { theme } from "../theme/theme";
import type { LinkedText } from "./texts";

const urgent = css`
  max-width: 44rem;
  font-size: ${theme.type.label};
  font-weight: 600;
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.lg};

  a {
    ${target};
    min-width: 2.75rem;
  }
`;

const parts = css`
  ${stack("xs")};

  li a {
    ${target};
  }
`;

/** Whom to call in an emergency, each one tap away. */
export function Emergency({ text, links, id }: LinkedText & { id?: string }) {
  return (
    <div id={id} css={urgent}>
      <p>{text}</p>
      {links.length > 0 && (
        <p css={row}>
          {links.map(({ label, href }) => (
            <SmartLink key={href} href={href}>
              {label}
            </SmartLink>
          ))}
        </p>
      )}
    </div>
  );
}

/** The text after a message was sent: when it is read, and links. */
export function NextSteps({ text, links }: LinkedText) {
  return (
    <div css={parts}>
      <p>{text}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <SmartLink href={href}>{label}</SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
