import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { theme } from "../../theme/theme";
import { ToastNotice } from "./toast-notice";
import { useInterfaceWords } from "./use-interface-words";
import type { Toast } from "./use-toasts";

interface ToastRegionProps {
  toasts: readonly Toast[];
  dismiss: (id: number) => void;
}

const corner = css`
  position: fixed;
  z-index: 4;
  right: ${theme.space.md};
  bottom: ${theme.space.md};
  left: ${theme.space.md};
  display: grid;
  justify-items: end;
  gap: ${theme.space.xs};
  pointer-events: none;
`;

/** Where toasts appear, and are announced: the region is there before the first of them. */
export function ToastRegion({ toasts, dismiss }: ToastRegionProps) {
  const words = useInterfaceWords();
  const region = useRef<HTMLElement>(null);

  // What has the focus is not to be covered (WCAG 2.4.11), now or when the focus moves on.
  useEffect(() => {
    if (toasts.length === 0 || region.current === null) return;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${String(Math.ceil(innerHeight - region.current.getBoundingClientRect().top))}px`;
    if (document.activeElement !== document.body)
      document.activeElement?.scrollIntoView({ block: "nearest" });
    return () => {
      style.scrollPaddingBottom = "";
    };
  }, [toasts]);

  return (
    <section ref={region} aria-label={words.notifications} aria-live="polite" css={corner}>
      {toasts.map((toast) => (
        <ToastNotice key={toast.id} toast={toast} dismissLabel={words.dismiss} onDismiss={dismiss} />
      ))}
    </section>
  );
}
