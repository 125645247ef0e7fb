import { type FieldInputProps, useFormik } from "formik";
import { useEffect, useRef, useState } from "react";
import { useHydration } from "../hydration/use-hydration";
import { draftKey, forgetKey, isUnconfirmed, recordUnconfirmed } from "./drafts/draft-key";
import { mergeDraft, restoreTexts } from "./drafts/texts";
import { forgetDraft, readDraft, useDraft } from "./drafts/use-draft";
import { useEnteredText } from "./drafts/use-entered-text";
import type { FieldWords } from "./fields/field-words";
import type { FormProps } from "./form-props";
import { withCleanAddress } from "./schema/clean-address";
import { endpointOf } from "./schema/endpoint";
import type { ErrorKey } from "./schema/field-schemas";
import { prepareToSubmit, submit } from "./submit";
import { readHoneypot } from "./honeypot";
import type { SubmitOutcome } from "./submit-outcome";
import { useFormElement } from "./use-form-element";
import { useLeaveQuestion } from "./use-leave-question";

/** The reason why a form was not sent, as far as it helps the visitor. */
export interface Failure extends Omit<SubmitOutcome, "kind"> {
  /** "honeypot": the honeypot field was filled in. */
  kind: Exclude<SubmitOutcome["kind"], "sent"> | "honeypot";
}

interface MailFormOptions<Values extends object> extends Pick<FormProps<unknown>, "announce" | "retract"> {
  /** The form's short name, as in its function's path. */
  name: string;
  empty: Values;
  /** The schema that the function uses too: the field names in their order, and the validation. */
  payload: {
    fields: readonly (keyof Values & string)[];
    errors: (values: unknown) => Partial<Record<string, ErrorKey>>;
  };
  /** Returns whether the values must not be stored as a draft. */
  isPrivate?: (values: Values) => boolean;
  /** The values that are stored even then: the confidential choice itself, so that a reload does not undo it. */
  keptInPrivate?: Partial<Values>;
  /** The suffix of a required field's label. */
  requiredMark: string;
  /** Called when the form was restored with values in it. */
  onRestore?: (found: Values) => void;
  /** The toast after a success. */
  succeeded: (sent: Values) => Queries.NoticeFragment;
  /** The toast after a failure. */
  failed: Queries.NoticeFragment;
  /** Called after a success that emptied the form; not called if the visitor has typed on meanwhile. */
  onDone?: (sent: Values) => void;
}

/**
 * The behaviour that all mail forms share: text entered before hydration and drafts are restored; the function's
 * schema validates the values, and errors are shown after the first attempt to send; the fields are cleared after a
 * success and kept after a failure.
 */
export function useMailForm<Values extends object>(options: MailFormOptions<Values>) {
  useHydration();
  const { name, empty, payload, requiredMark, keptInPrivate = {}, announce, retract } = options;
  const { fields, errors } = payload;
  const id = `${name}-form`;
  const endpoint = endpointOf(name);
  const [failure, setFailure] = useState<Failure>();
  const [isSent, setIsSent] = useState(false);
  /** The number of invalid fields at the last attempt to send. */
  const [wrongAtAttempt, setWrongAtAttempt] = useState(0);
  const isPrivate = (values: Values): boolean => options.isPrivate?.(values) ?? false;

  const forget = (): void => {
    forgetDraft(name);
    forgetKey(name);
    setFailure(undefined);
    setIsSent(false);
  };

  // The current values. They differ from the values that were sent if the visitor types while a request is under way.
  const latest = useRef(empty);

  const formik = useFormik<Values>({
    initialValues: empty,
    validate: errors,
    validateOnBlur: false,
    onSubmit: async (values, { resetForm }) => {
      setFailure(undefined);
      const honeypot = readHoneypot(id);
      // The field keeps the text as typed; only the payload is cleaned.
      const cleaned = withCleanAddress(values);
      const key = await draftKey(name, cleaned, !isPrivate(values));
      const { kind, ...rest } = await submit(endpoint, { ...cleaned, ...honeypot }, key);
      if (kind !== "sent") {
        if (kind === "unconfirmed") recordUnconfirmed(name);
        const isCaught = kind === "failed" && Object.keys(honeypot).length > 0;
        // An attempt that failed says nothing about an earlier one that may have arrived.
        setFailure({ kind: isUnconfirmed(name) ? "unconfirmed" : isCaught ? "honeypot" : kind, ...rest });
        announce({ ...options.failed, tone: "failure", topic: name });
        return;
      }
      const isDone = isSame(latest.current, values);
      if (isDone) {
        forget();
        resetForm();
      } else forgetKey(name);
      setIsSent(true);
      announce({ ...options.succeeded(values), tone: "success", topic: name });
      if (isDone) options.onDone?.(values);
    },
  });
  const { values, dirty, isSubmitting, submitCount } = formik;
  useEffect(() => {
    latest.current = values;
  }, [values]);
  // The first input loads axios in advance, so that it is available when the form is sent.
  useEffect(() => {
    if (dirty) void prepareToSubmit();
  }, [dirty]);
  // Formik's isSubmitting is true during validation too.
  const isSending = isSubmitting && wrongAtAttempt === 0;
  const { element, focusFirst } = useFormElement(isSending);

  const restore = (found: Values): void => {
    void formik.setValues(found, false);
    if (!isSame(found, empty)) options.onRestore?.(found);
  };
  useEnteredText(id, (texts) => {
    restore(mergeDraft(empty, restoreTexts(empty, texts), readDraft(name, empty)));
  });
  useDraft({
    form: name,
    values,
    dirty,
    isPrivate: isPrivate(values),
    keptInPrivate,
    empty: () => {
      restore({ ...empty, ...keptInPrivate });
    },
  });

  // Private values are not stored, so they would be lost.
  const isKept = !isPrivate(values) || isSame(values, { ...empty, ...keptInPrivate });
  useLeaveQuestion(!isKept);

  /** Clears the form, its draft and its key, and focuses the first field. */
  const clear = (): void => {
    forget();
    formik.resetForm();
    focusFirst(fields);
  };

  const found = submitCount > 0 ? errors(values) : {};

  /** Sends the form, or focuses the first invalid field. */
  const send = async (): Promise<void> => {
    const wrong = Object.keys(errors(values));
    // The outcome of the previous attempt is removed.
    retract(name);
    setWrongAtAttempt(wrong.length);
    await formik.submitForm();
    focusFirst(fields.filter((field) => wrong.includes(field)));
  };

  /**
   * Returns the props of a field. Its error is shown after the first attempt to send, and removed once the value is
   * valid. Errors do not appear on blur: a line that appears between pressing and releasing would move the button
   * away from the pointer.
   */
  const field = (of: keyof Values & string, words: FieldWords, required = true) => {
    const key = found[of];
    return {
      id: `${name}-${of}`,
      label: words.label,
      hint: words.hint,
      mark: required ? requiredMark : undefined,
      error: key && words.errors?.[key],
      control: formik.getFieldProps(of) as FieldInputProps<string>,
    };
  };

  return {
    id,
    endpoint,
    element,
    formik,
    isSending,
    field,
    send,
    clear,
    /** The reason why the form was not sent, while it contains values. */
    failure: dirty ? failure : undefined,
    isPrivate: isPrivate(values),
    /** Whether the form was sent and has not been changed since. */
    isSent: isSent && !dirty,
    // The number is not updated while the visitor types, since screen readers would announce each change.
    wrong: Object.keys(found).length > 0 ? wrongAtAttempt : 0,
    attempts: submitCount,
  };
}

function isSame(some: object, others: object): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

/** The state of a form without Formik's own, for `MailForm` and the components around the fields. */
export type MailFormState = Omit<ReturnType<typeof useMailForm>, "formik" | "field"> & {
  formik: { dirty: boolean };
};
