import { css } from "@emotion/react";
import { SmartLink } from "../components/ui/links";
import { stack, touchTarget, wrappedRow } from "../theme/mixins";
import { theme } from "../theme/theme";
import type { EmergencyTexts, TextWithLinks } from "./texts";

const helplinesStyle = css`
  ${wrappedRow("none", "lg")};
  align-items: center;
  max-width: none;
  font-size: ${theme.type.label};
  font-weight: 600;

  a {
    ${touchTarget};
    min-width: 2.75rem;
  }
`;

const nextStepsStyle = css`
  ${stack("xs")};

  li a {
    ${touchTarget};
  }
`;

/** Whom to call in an emergency, in one line: each helpline is one tap away. */
export function Helplines({ question, links, id }: EmergencyTexts & { id?: string }) {
  return (
    <p id={id} css={helplinesStyle}>
      <span>{question}</span>
      {links.map(({ label, href }) => (
        <SmartLink key={href} href={href}>
          {label}
        </SmartLink>
      ))}
    </p>
  );
}

/** The text after a message was sent: when it is read, and links. */
export function NextSteps({ text, links }: TextWithLinks) {
  return (
    <div css={nextStepsStyle}>
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
