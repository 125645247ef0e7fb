import { useCallback, useRef, useState } from "react";

/** A short notice; most disappear by themselves. */
export interface Toast {
  id: number;
  title: string;
  text: string;
  /** A failure is announced at once, a success after the current announcement. */
  tone: "success" | "failure";
  /** Whether it stays until it is dismissed or replaced, because its text is nowhere else on the page. */
  stays?: boolean;
  /** The thing whose state it reports, such as a form; a newer toast of the same topic replaces it. */
  topic?: string;
}

const mostAtOnce = 3;

/** The visible toasts, newest last, at most three and all different, and functions to add and remove them. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  // Ids are not reused: a toast with the id of a removed one would inherit its expired timer.
  const last = useRef(0);
  const show = useCallback((toast: Omit<Toast, "id">) => {
    const id = ++last.current;
    const isAlike = ({ title, text }: Toast): boolean => title === toast.title && text === toast.text;
    const isReplaced = ({ topic }: Toast): boolean => topic !== undefined && topic === toast.topic;
    const isPast = (earlier: Toast): boolean =>
      earlier.stays === true || isAlike(earlier) || isReplaced(earlier);
    setToasts((shown) =>
      [...shown.filter((earlier) => !isPast(earlier)), { ...toast, id }].slice(-mostAtOnce),
    );
  }, []);

  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  /** Removes the toasts of a topic, because they are no longer true. */
  const retract = useCallback((topic: string) => {
    setToasts((shown) => shown.filter((toast) => toast.topic !== topic));
  }, []);

  return { toasts, show, dismiss, retract };
}
