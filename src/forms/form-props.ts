import type { Toast } from "../components/ui/use-toasts";

/** What each of the forms is given; `Words` are those of its own content file. */
export interface FormProps<Words> {
  words: Words;
  /** What all forms say. */
  common: Queries.FormWordsFragment;
  /** The mail address for those whose words could not be sent. */
  address: string;
  announce: (toast: Omit<Toast, "id">) => void;
}
