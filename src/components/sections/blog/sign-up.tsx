import { css } from "@emotion/react";
import { finePrintStyle, TextField } from "../../ui/fields";
import { media, theme } from "../../../theme/theme";
import { primaryButton } from "../../ui/button-styles";
import { SmartLink } from "../../ui/links";
import { useInterfaceTexts } from "../../ui/site-texts";
import { VisuallyHidden } from "../../ui/headings";
import { Section } from "../section";

interface SignUpProps {
  texts: Queries.BlogPageSignUp;
  /** The text of the field while there is no list. */
  comingSoon: string;
  /** Shown while there is no list: the link to an email that asks to join, and a hint. */
  emailRequest: { readonly href: string; readonly hint: string };
  /** The list's form address and the name of the email field. Null while there is no list. */
  list: { readonly form: string; readonly field: string | null } | null;
}

const rowStyle = css`
  display: grid;
  gap: ${theme.space.md};

  ${media.md} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
`;

/**
 * The sign-up to the email list: a form that posts to the list's provider, or a disabled field and a link to an
 * email while there is no list.
 */
export function SignUp({ texts, comingSoon, emailRequest, list }: SignUpProps) {
  const { newTab } = useInterfaceTexts();
  const field = { id: "sign-up-email", label: texts.label, type: "email", autoComplete: "email" };
  return (
    <Section ground="light" id="sign-up" heading={texts} layout="split">
      {list ? (
        <form method="post" action={list.form} target="_blank" rel="noopener" css={rowStyle}>
          <TextField {...field} control={{ name: list.field ?? "email", required: true }} />
          <button type="submit" css={primaryButton}>
            {texts.button} <VisuallyHidden>{newTab}</VisuallyHidden>
          </button>
          <p css={finePrintStyle}>
            {texts.privacy} <SmartLink href={texts.privacyLink.href}>{texts.privacyLink.label}</SmartLink>
          </p>
        </form>
      ) : (
        <div css={rowStyle}>
          <TextField
            {...field}
            control={{ name: "email", required: true, disabled: true, placeholder: comingSoon }}
          />
          <SmartLink href={emailRequest.href} css={primaryButton}>
            {texts.ask}
          </SmartLink>
          <p css={finePrintStyle}>{emailRequest.hint}</p>
        </div>
      )}
    </Section>
  );
}
