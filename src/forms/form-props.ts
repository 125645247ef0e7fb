import type { Toast } from "../components/ui/use-toasts";

/** The props of every form; `Words` is the type of the texts in its content file. */
export interface FormProps<Words> {
  words: Words;
  /** The texts that all forms share. */
  common: Queries.FormWordsFragment;
  /** The mail address offered when a form could not be sent. */
  address: string;
  announce: (toast: Omit<Toast, "id">) => void;
  /** Removes the toasts of a topic; the outcome of each form is one topic, named after the form. */
  retract: (topic: string) => void;
}
