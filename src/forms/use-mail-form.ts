import { useFormik } from "formik";
import { useEffect, useRef, useState } from "react";
import { useHydration } from "../hydration/use-hydration";
import type { ErrorKey } from "./schema/kit";
import type { FormTexts } from "../hydration/early-visitor";
import { submit } from "./submit";
import { springTrap } from "./trap";
import { useEarlyText } from "./use-early-text";

interface MailFormOptions<Values extends object> {
  /** The form's id in the document, by which early text is found again. */
  id: string;
  /** The function that takes it, with script and without. */
  endpoint: string;
  empty: Values;
  /** The fields in the order in which the form shows them. */
  fields: readonly (keyof Values & string)[];
  /** The schema that the function uses, as Formik's `validate`. */
  errors: (values: unknown) => Partial<Record<string, ErrorKey>>;
  /** Makes the form's values of the texts that were in it before React was there. */
  restore: (texts: FormTexts) => Values;
  onSuccess: (sent: Values) => void;
  onFailure: () => void;
}

/**
 * What every form here does: early text is kept, errors are found by the schema that the function uses and
 * shown once the visitor has tried to send, fields are emptied after a success and kept after a failure.
 */
export function useMailForm<Values extends object>(options: MailFormOptions<Values>) {
  useHydration("MailForm");
  const { id, endpoint, empty, fields, errors, restore, onSuccess, onFailure } = options;
  const element = useRef<HTMLFormElement>(null);
  const [failed, setFailed] = useState(false);

  const formik = useFormik<Values>({
    initialValues: empty,
    validate: errors,
    validateOnBlur: false,
    onSubmit: async (values, { resetForm }) => {
      try {
        await submit(endpoint, { ...values, ...springTrap(element.current) });
      } catch {
        setFailed(true);
        onFailure();
        return;
      }
      setFailed(false);
      resetForm();
      onSuccess(values);
    },
  });

  useEarlyText(id, (texts) => {
    void formik.setValues(restore(texts), false);
  });

  // Without script the browser checks the fields; from here on the form does, in its own words.
  useEffect(() => {
    element.current?.setAttribute("novalidate", "");
  }, []);

  // A button that is disabled while it sends loses the keyboard's focus; it gets it back.
  const { isSubmitting } = formik;
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && document.activeElement === document.body) {
      element.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);

  /** Sends, or goes to the first field that needs attention. */
  const send = async (): Promise<void> => {
    const wrong = errors(formik.values);
    await formik.submitForm();
    const first = fields.find((name) => wrong[name] !== undefined);
    const control = first && element.current?.elements.namedItem(first);
    const field = control instanceof RadioNodeList ? control[0] : control;
    if (field instanceof HTMLElement) field.focus();
  };

  /**
   * What is wrong with a field, in the form's words: said once the visitor has tried to send, and gone as soon
   * as it is mended. Not on leaving a field: a line that appears between pressing and releasing moves the
   * button from under the finger.
   */
  const problem = (
    name: keyof Values & string,
    words: Partial<Record<ErrorKey, string>>,
  ): string | undefined => {
    const key = errors(formik.values)[name];
    return formik.submitCount > 0 && key !== undefined ? words[key] : undefined;
  };

  const wrong = formik.submitCount > 0 ? Object.keys(errors(formik.values)).length : 0;

  return { id, endpoint, element, formik, send, problem, wrong, failed };
}

/** What a form's shell needs to know of it. */
export type MailFormState = Pick<
  ReturnType<typeof useMailForm>,
  "id" | "endpoint" | "element" | "send" | "wrong" | "failed"
> & { formik: { isSubmitting: boolean } };
