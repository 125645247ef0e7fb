import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { primaryButton } from "../components/ui/button-styles";
import { SmartLink } from "../components/ui/smart-link";
import { replayMark, wakeMark } from "../hydration/marks";
import { finePrint, formGrid, sendButton, summary, wholeRow } from "./form-styles";
import { Trap } from "./trap";
import type { MailFormState } from "./use-mail-form";

interface MailFormProps {
  form: MailFormState;
  /** What all forms say. */
  words: Queries.FormWordsFragment;
  submitLabel: string;
  /** The mail address for those whose message could not be sent. */
  address: string;
  /** What else stands beside the button: Cancel, say. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The shell of every form: what needs attention, the fields, where the words go, the button, another way. */
export function MailForm({ form, words, submitLabel, address, beside, children }: MailFormProps) {
  const { id, endpoint, element, formik, send, wrong, failed } = form;
  const { one, other } = words.errorSummary;
  return (
    <form
      id={id}
      ref={element}
      method="post"
      action={endpoint}
      css={formGrid}
      {...wakeMark}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p role="alert" css={summary}>
        {wrong > 0 && (wrong === 1 ? one : other.replace("{count}", String(wrong)))}
      </p>
      {children}
      <Trap />
      <p css={finePrint}>
        {words.privacy} <SmartLink href={words.privacyLink.href}>{words.privacyLink.label}</SmartLink>
      </p>
      <div css={[wholeRow, sendButton]}>
        <button type="submit" disabled={formik.isSubmitting} css={primaryButton} {...replayMark}>
          {formik.isSubmitting ? words.submitting : submitLabel}
        </button>
        {beside}
      </div>
      {failed && (
        <p css={summary}>
          {words.direct.text} <SmartLink href={`mailto:${address}`}>{words.direct.label}</SmartLink>
        </p>
      )}
    </form>
  );
}

export const formWordsFields = graphql`
  fragment FormWords on FormWords {
    requiredMark
    counter
    submitting
    privacy
    privacyLink {
      ...LinkFields
    }
    errorSummary {
      one
      other
    }
    direct {
      text
      label
    }
  }

  fragment Notice on Notice {
    title
    text
  }

  fragment FormCard on FormCard {
    summary
    expand
    cancel
  }
`;
