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
  /* With any text size, part of the page stays visible, with space for the focused element. */
  max-height: 60dvh;
  overflow-y: auto;
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

/** Shows and announces the toasts. Both live regions exist before the first toast. */
export function ToastRegion({ toasts, dismiss }: ToastRegionProps) {
  const words = useInterfaceWords();
  const region = useRef<HTMLElement>(null);

  // Toasts must not cover the focused element (WCAG 2.4.11): not when they appear, when the focus moves, or when they
  // grow because a font loads or a phone is rotated. A toast that disappears moves nothing.
  useEffect(() => {
    const notices = region.current;
    if (notices === null) return;
    const { style } = document.documentElement;
    let known = 0;
    const observer = new ResizeObserver(() => {
      const { top, height } = notices.getBoundingClientRect();
      // One more pixel, because pages scroll by whole pixels.
      style.scrollPaddingBottom = height === 0 ? "" : `${String(Math.ceil(innerHeight - top) + 1)}px`;
      if (height > known) keepClear(top);
      known = height;
    });
    observer.observe(notices);
    return () => {
      observer.disconnect();
    };
  }, []);

  const noticesOf = (tone: Toast["tone"]) =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map((toast) => (
        <ToastNotice key={toast.id} toast={toast} dismissLabel={words.dismiss} onDismiss={dismiss} />
      ));

  // Not atomic: a second toast is announced without repeating the first.
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

/**
 * Scrolls the focused element out from under the toasts.
 * @param edge the toasts' upper edge, in CSS pixels
 */
function keepClear(edge: number): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom > edge && top < innerHeight) focused.scrollIntoView({ block: "nearest" });
}
