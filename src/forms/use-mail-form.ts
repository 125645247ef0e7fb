import { type FieldInputProps, useFormik } from "formik";
import { useEffect, useRef, useState } from "react";
import { useHydration } from "../hydration/use-hydration";
import { forgetClosed } from "./drafts/closed-card";
import { draftKey, forgetKey } from "./drafts/draft-key";
import { mergeDraft, restoreTexts } from "./drafts/texts";
import { forgetDraft, readDraft, useDraft } from "./drafts/use-draft";
import { useEarlyText } from "./drafts/use-early-text";
import type { FieldWords } from "./fields/field-words";
import { endpointOf } from "./schema/endpoint";
import type { ErrorKey } from "./schema/kit";
import { noAnswerInTime, notSetUp } from "./schema/statuses";
import { prepareToSubmit, submit } from "./submit";
import { springTrap } from "./trap";
import { useFormElement } from "./use-form-element";

/** Why a form was not sent, as far as a visitor is helped by knowing it. */
export type Failure = "offline" | "trapped" | "unavailable" | "unconfirmed" | "other";

interface MailFormOptions<Values extends object> {
  /** The form's short name, as in its function's path. */
  name: string;
  empty: Values;
  /** What the function judges by, too: the fields in the order in which the form shows them, and what is wrong. */
  payload: {
    fields: readonly (keyof Values & string)[];
    errors: (values: unknown) => Partial<Record<string, ErrorKey>>;
  };
  /** Says whether the browser may keep nothing of what was written. */
  isPrivate?: (values: Values) => boolean;
  /** What it keeps even then: the choice itself, so that a reload does not undo it. */
  keptInPrivate?: Partial<Values>;
  /** Stands after the label of a field that must be filled in. */
  requiredMark: string;
  /** The form came back with something in it. */
  onRestore?: (found: Values) => void;
  /** It was sent. In: what was, and whether the form is empty now; else the visitor has gone on writing in it. */
  onSuccess: (sent: Values, isDone: boolean) => void;
  onFailure: () => void;
}

/**
 * What every form here does: early text and drafts are kept, errors are found by the schema that the function uses
 * and shown once the visitor has tried to send, fields are emptied after a success and kept after a failure.
 */
export function useMailForm<Values extends object>(options: MailFormOptions<Values>) {
  useHydration("MailForm");
  const { name, empty, payload, requiredMark, keptInPrivate = {} } = options;
  const { fields, errors } = payload;
  const id = `${name}-form`;
  const endpoint = endpointOf(name);
  const [failure, setFailure] = useState<Failure>();
  const [isSent, setIsSent] = useState(false);
  /** How many fields were wrong when the visitor last tried to send. */
  const [wrongAtAttempt, setWrongAtAttempt] = useState(0);
  const isPrivate = (values: Values): boolean => options.isPrivate?.(values) ?? false;

  const forget = (): void => {
    forgetDraft(name);
    forgetKey(name);
    forgetClosed(name);
    setFailure(undefined);
    setIsSent(false);
  };

  // What the form says while a request is under way is no longer what was sent, where the visitor has gone on writing.
  const latest = useRef(empty);

  const formik = useFormik<Values>({
    initialValues: empty,
    validate: errors,
    validateOnBlur: false,
    onSubmit: async (values, { resetForm }) => {
      setFailure(undefined);
      const bait = springTrap(id);
      const key = await draftKey(name, values, !isPrivate(values));
      const status = await submit(endpoint, { ...values, ...bait }, key);
      if (status === undefined || status < 200 || status > 299) {
        setFailure(failureOf(status, bait));
        options.onFailure();
        return;
      }
      const isDone = JSON.stringify(latest.current) === JSON.stringify(values);
      if (isDone) {
        forget();
        resetForm();
      } else forgetKey(name);
      setIsSent(true);
      options.onSuccess(values, isDone);
    },
  });
  const { values, dirty, isSubmitting, submitCount } = formik;
  useEffect(() => {
    latest.current = values;
  }, [values]);
  // Whoever writes will send: what sending needs is there by then.
  useEffect(() => {
    if (dirty) void prepareToSubmit();
  }, [dirty]);
  // While Formik looks for mistakes it calls that submitting too.
  const isSending = isSubmitting && wrongAtAttempt === 0;
  const { element, focusFirst } = useFormElement(isSending);

  const restore = (found: Values): void => {
    void formik.setValues(found, false);
    if (JSON.stringify(found) !== JSON.stringify(empty)) options.onRestore?.(found);
  };
  useEarlyText(id, (texts) => {
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

  /** Empties the form and what is kept of it, and starts again at its first field. */
  const clear = (): void => {
    forget();
    formik.resetForm();
    focusFirst(fields);
  };

  const found = submitCount > 0 ? errors(values) : {};

  /** Sends, or goes to the first field that needs attention. */
  const send = async (): Promise<void> => {
    const wrong = Object.keys(errors(values));
    setWrongAtAttempt(wrong.length);
    await formik.submitForm();
    focusFirst(fields.filter((field) => wrong.includes(field)));
  };

  /**
   * What a field shows. What is wrong with it is said once the visitor has tried to send, and gone as soon as it is
   * mended. Not on leaving a field: a line that appears between pressing and releasing moves the button from under
   * the finger.
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
    /** Why it was not sent, while there is something in it to send. */
    failure: dirty ? failure : undefined,
    isPrivate: isPrivate(values),
    /** Whether it was sent, and nothing has been written since. */
    isSent: isSent && !dirty,
    // A count that fell with each letter would be read out in the middle of writing.
    wrong: Object.keys(found).length > 0 ? wrongAtAttempt : 0,
    attempts: submitCount,
  };
}

function failureOf(status: number | undefined, bait: object): Failure {
  if (!navigator.onLine) return "offline";
  if (Object.keys(bait).length > 0) return "trapped";
  if (status === notSetUp) return "unavailable";
  return status === undefined || status === noAnswerInTime ? "unconfirmed" : "other";
}

/** A form as its shell and the parts round its fields know it. */
export type MailFormState = Omit<ReturnType<typeof useMailForm>, "formik" | "field"> & {
  formik: { dirty: boolean };
};
