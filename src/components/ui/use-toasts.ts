import { useCallback, useRef, useState } from "react";

/** A short notice that goes away by itself. */
export interface Toast {
  id: number;
  title: string;
  text: string;
  /** A failure is announced at once, a success when the listener is free. */
  tone: "success" | "failure";
}

const mostAtOnce = 3;

/** The toasts on show, newest last and three at most, with the ways to add and to dismiss one. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  // No number twice: a toast with that of one which has just left would take over its clock, which has run out.
  const last = useRef(0);
  const show = useCallback((toast: Omit<Toast, "id">) => {
    const id = ++last.current;
    setToasts((shown) => [...shown, { ...toast, id }].slice(-mostAtOnce));
  }, []);

  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  return { toasts, show, dismiss };
}
