import { useFormik } from "formik";
import { useEffect, useRef } from "react";
import { submit } from "../submit";
import { useEarlyText } from "../use-early-text";
import { contactErrors, contactFields, emptyContactMessage, type ContactMessage } from "./schema";

interface Outcome {
  onSuccess: () => void;
  onFailure: () => void;
}

/** The form's address in the document, by which early text is found again. */
export const contactFormId = "contact-form";

/** Where the message goes, with script and without. */
export const contactEndpoint = "/api/send-contact-email";

/**
 * The contact form's behaviour: early text kept, errors found by the schema that the function uses,
 * fields emptied after a success and kept after a failure.
 */
export function useContactForm({ onSuccess, onFailure }: Outcome) {
  const element = useRef<HTMLFormElement>(null);

  const formik = useFormik<ContactMessage>({
    initialValues: emptyContactMessage,
    validate: contactErrors,
    validateOnBlur: false,
    onSubmit: async (message, { resetForm }) => {
      try {
        await submit(contactEndpoint, message);
      } catch {
        onFailure();
        return;
      }
      resetForm();
      onSuccess();
    },
  });

  useEarlyText(contactFormId, (texts) => {
    const known = contactFields.filter((name) => texts[name] !== undefined);
    const restored = Object.fromEntries(known.map((name) => [name, texts[name]]));
    void formik.setValues({ ...emptyContactMessage, ...restored }, false);
  });

  /** Sends, or goes to the first field that needs attention. */
  const send = async (): Promise<void> => {
    const wrong = contactFields.find((name) => contactErrors(formik.values)[name] !== undefined);
    await formik.submitForm();
    const field = wrong && element.current?.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };

  // A button that is disabled while it sends loses the keyboard's focus; it gets it back.
  const { isSubmitting } = formik;
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && document.activeElement === document.body) {
      element.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);

  return { element, formik, send };
}
