import { useCallback, useState } from "react";

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

  const show = useCallback((toast: Omit<Toast, "id">) => {
    setToasts((shown) => [...shown, { ...toast, id: (shown.at(-1)?.id ?? 0) + 1 }].slice(-mostAtOnce));
  }, []);

  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  return { toasts, show, dismiss };
}
