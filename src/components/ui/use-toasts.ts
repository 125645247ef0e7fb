import { useCallback, useRef, useState } from "react";

/** A short notice that goes away by itself. */
export interface Toast {
  id: number;
  title: string;
  text: string;
  /** A failure is announced at once, a success when the listener is free. */
  tone: "success" | "failure";
  /** Says what to do, and stands nowhere else: it stays until it is dismissed or something newer is said. */
  stays?: boolean;
  /** Names what it tells the state of, such as a form: a newer toast of the same topic takes its place. */
  topic?: string;
}

const mostAtOnce = 3;

/** The toasts on show, newest last, three at most and no two alike, with the ways to add and to remove them. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  // No number twice: a toast with that of one which has just left would take over its clock, which has run out.
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

  /** Removes what a topic's toast says, once it is no longer so. */
  const retract = useCallback((topic: string) => {
    setToasts((shown) => shown.filter((toast) => toast.topic !== topic));
  }, []);

  return { toasts, show, dismiss, retract };
}
