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
  pointer-events: none;
`;

const announcer = css`
  display: grid;
  justify-items: end;
  gap: ${theme.space.xs};
  width: 100%;

  :not(:empty) + &:not(:empty) {
    margin-top: ${theme.space.xs};
  }
`;

/** Where toasts appear, and are announced: the two live regions are there before the first of them. */
export function ToastRegion({ toasts, dismiss }: ToastRegionProps) {
  const words = useInterfaceWords();
  const region = useRef<HTMLElement>(null);

  // What has the focus is not to be covered (WCAG 2.4.11): now, when the focus moves on, or when the toasts grow, as they
  // do where their type comes late or a phone is turned.
  useEffect(() => {
    const notices = region.current;
    if (toasts.length === 0 || notices === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // And a pixel, since a page scrolls by whole ones.
      const covered = Math.ceil(innerHeight - notices.getBoundingClientRect().top) + 1;
      style.scrollPaddingBottom = `${String(covered)}px`;
      if (document.activeElement !== document.body)
        document.activeElement?.scrollIntoView({ block: "nearest" });
    });
    observer.observe(notices);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = "";
    };
  }, [toasts]);

  const noticesOf = (tone: Toast["tone"]) =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map((toast) => (
        <ToastNotice key={toast.id} toast={toast} dismissLabel={words.dismiss} onDismiss={dismiss} />
      ));

  // Not atomic: a second toast is announced without the first.
  return (
    <section ref={region} aria-label={words.notifications} css={corner}>
      <div role="status" aria-atomic={false} css={announcer}>
        {noticesOf("success")}
      </div>
      <div role="alert" aria-atomic={false} css={announcer}>
        {noticesOf("failure")}
      </div>
    </section>
  );
}
