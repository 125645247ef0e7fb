import { useFormik } from "formik";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { useToasts } from "../components/ui/toasts";
import { readEnteredTexts } from "./entered-texts";
import { useHydration } from "../hydration/use-hydration";
import { valuesFromTexts, isSame } from "./answers";
import { attemptFor, storeAttempt, storedAttempt, storeDraft, type Attempt } from "./drafts";
import { endpointOf, honeypotName } from "./endpoint";
import { isConfidential, cleanEmail, type Form, type Payload } from "./fields";
import { prepareToSubmit, submit, type SubmitOutcome } from "./submit";
import { confidentialDraft, useDraft, useLeaveQuestion } from "./use-draft";
import type { FormTexts } from "./texts";

/** The reason why a form was not sent, if it helps the visitor. */
export interface Failure extends Omit<SubmitOutcome, "kind"> {
  /** "honeypot": the honeypot field was filled in. */
  kind: Exclude<SubmitOutcome["kind"], "sent"> | "honeypot";
}

export interface MailFormOptions {
  form: Form;
  texts: FormTexts;
  /** Shows the outcome as a toast. Its topic is the form's name, so that a new outcome replaces the old one. */
  toasts: Pick<ReturnType<typeof useToasts>, "show" | "retract">;
  /** Called after a success that emptied the form, so not if the visitor has typed something in the meantime. */
  onDone: () => void;
}

/** The state and the actions of a form, for `MailForm`. */
export type MailFormState = ReturnType<typeof useMailForm>;

/**
 * The behaviour that all mail forms share:
 * - Drafts and text entered before hydration are restored.
 * - The schema that the server also uses validates the values. Errors are shown after the first attempt to send.
 * - The fields are cleared after a success and kept after a failure.
 */
export function useMailForm({ form, texts, toasts, onDone }: MailFormOptions) {
  useHydration();
  const { name, fields, initialValues, errorsOf } = form;
  const id = `${name}-form`;
  const element = useRef<HTMLFormElement>(null);
  /** Whether the browser itself posts the form, which leaves the page. */
  const isPosting = useRef(false);
  const [failure, setFailure] = useState<Failure>();
  /** The text after a success. */
  const [sentText, setSentText] = useState<string>();
  /** Whether the form was restored with values in it. */
  const [isRestored, setIsRestored] = useState(false);
  /** The number of invalid fields at the last attempt to send. */
  const [errorCountAtAttempt, setErrorCountAtAttempt] = useState(0);

  const attempt = useRef<Attempt>(undefined);
  const forgetAttempt = (): void => {
    attempt.current = undefined;
    storeAttempt(name, undefined);
  };
  const forgetMessage = (): void => {
    storeDraft(name, undefined);
    forgetAttempt();
    setFailure(undefined);
    setSentText(undefined);
  };

  // The current values. They differ from the values that were sent if the visitor types while a request is under way.
  const currentValues = useRef(initialValues);

  const formik = useFormik<Payload>({
    initialValues: initialValues,
    validate: errorsOf,
    validateOnBlur: false,
    onSubmit: async (values, { resetForm }) => {
      setFailure(undefined);
      const honeypot = readHoneypot(element.current);
      // The field keeps the text as typed. Only the payload is cleaned.
      const cleanPayload = cleanEmail(values);
      const currentAttempt = attemptFor(name, JSON.stringify(cleanPayload), attempt.current);
      attempt.current = currentAttempt;
      if (!isConfidential(form, values)) storeAttempt(name, currentAttempt);
      const outcome = await submit(endpointOf(name), { ...cleanPayload, ...honeypot }, currentAttempt.key);
      if (!outcome) {
        // Sends the form in the same way as without script.
        isPosting.current = true;
        return element.current?.submit();
      }
      const { kind, ...details } = outcome;
      if (kind !== "sent") {
        // If this attempt failed, an earlier attempt may still have arrived.
        currentAttempt.isUnconfirmed ||= kind === "unconfirmed";
        if (storedAttempt(name)) storeAttempt(name, currentAttempt);
        const isCaught = kind === "failed" && Object.keys(honeypot).length > 0;
        setFailure({
          kind: currentAttempt.isUnconfirmed ? "unconfirmed" : isCaught ? "honeypot" : kind,
          ...details,
        });
        const { title, text } = texts.failure;
        // Not for confidential messages: this text suggests a mail to a mailbox that more people read.
        const toastTexts = isConfidential(form, values) ? { title } : { title, text };
        toasts.show({ ...toastTexts, tone: "failure", topic: name });
        return;
      }
      const wasPrivate = isConfidential(form, values);
      const success = (wasPrivate && texts.successConfidential) || texts.success;
      toasts.show({ ...success, tone: "success", topic: name });
      if (!isSame(currentValues.current, values)) {
        forgetAttempt();
        return;
      }
      // Immediately, because a pending save (use-draft.ts) would store the sent text again.
      flushSync(resetForm);
      forgetMessage();
      setSentText((wasPrivate && texts.sentConfidential) || texts.sent);
      onDone();
    },
  });
  const { values, dirty, isSubmitting, submitCount } = formik;
  const isPrivate = isConfidential(form, values);

  useEffect(() => {
    currentValues.current = values;
  }, [values]);
  // Loaded in advance, so that it is available when the form is sent.
  useEffect(() => {
    void prepareToSubmit();
    // Without script, the browser validates the fields. After hydration, the form does so, with its own messages.
    element.current?.setAttribute("novalidate", "");
  }, []);

  // Formik's isSubmitting is true during validation too.
  const isSending = isSubmitting && errorCountAtAttempt === 0;
  // A button that is disabled while the form is sent loses the focus. The focus is restored afterwards.
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    wasSending.current = isSending;
  }, [isSending]);

  const restoreValues = (restoredValues: Payload): void => {
    void formik.setValues(restoredValues, false);
    if (!isSame(restoredValues, initialValues)) setIsRestored(true);
  };

  // React resets controlled fields when it hydrates, so typed or restored text (drafts.ts) is read in the first render
  // and set before the browser paints.
  const [enteredTexts] = useState(() => readEnteredTexts(id));
  const onHydrated = useEffectEvent(() => {
    restoreValues(valuesFromTexts(form, enteredTexts));
  });
  useLayoutEffect(() => {
    onHydrated();
  }, []);
  useDraft({
    form: name,
    values,
    isDirty: dirty,
    isPrivate,
    clearValues: () => {
      restoreValues({ ...initialValues, ...confidentialDraft });
    },
  });
  // Private values are not stored, so they would be lost.
  useLeaveQuestion(isPrivate && !isSame(values, { ...initialValues, ...confidentialDraft }), isPosting);

  /** Focuses the first of these fields that is shown. A checkbox and the hidden field beside it have the same name. */
  const focusFirst = (names: readonly string[]): void => {
    const controls = names.map((field) =>
      element.current?.querySelector<HTMLElement>(`[name="${field}"]:not([type=hidden])`),
    );
    controls.find((control) => control)?.focus();
  };

  /** Clears the form, its draft and its key, and focuses the first field. */
  const clear = (): void => {
    forgetMessage();
    formik.resetForm();
    focusFirst(Object.keys(fields));
  };

  /** Sends the form, or focuses the first invalid field. */
  const send = async (): Promise<void> => {
    const invalidFields = Object.keys(errorsOf(values));
    toasts.retract(name);
    setErrorCountAtAttempt(invalidFields.length);
    await formik.submitForm();
    focusFirst(invalidFields);
  };

  // Errors are shown after the first attempt to send, and not on blur: a line that appears between pressing and
  // releasing would move the button away from the pointer.
  const errors = submitCount > 0 ? errorsOf(values) : {};

  return {
    form,
    id,
    element,
    formik,
    errors,
    isSending,
    send,
    clear,
    isPrivate,
    isRestored,
    /** The reason why the form was not sent, while it contains values. */
    failure: dirty ? failure : undefined,
    /** The text after a success, until the form is changed. */
    sentText: dirty ? undefined : sentText,
    // The number is not updated while the visitor types, since screen readers would announce each change.
    errorCount: Object.keys(errors).length > 0 ? errorCountAtAttempt : 0,
    attemptCount: submitCount,
  };
}

/**
 * Reads a form's honeypot and clears it, so that a visitor whose browser filled it in can send again.
 * @returns the honeypot's property to send with the form's payload; an empty object if the honeypot was empty
 */
function readHoneypot(form: HTMLFormElement | null): Record<string, string> {
  const input = form?.elements.namedItem(honeypotName);
  if (!(input instanceof HTMLInputElement) || input.value === "") return {};
  const { value } = input;
  input.value = "";
  return { [honeypotName]: value };
}
