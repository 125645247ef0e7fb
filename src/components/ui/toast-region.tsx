import { css } from "@emotion/react";
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
  return (
    <section aria-label={words.notifications} aria-live="polite" css={corner}>
      {toasts.map((toast) => (
        <ToastNotice key={toast.id} toast={toast} dismissLabel={words.dismiss} onDismiss={dismiss} />
      ))}
    </section>
  );
}
