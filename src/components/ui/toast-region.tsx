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
  /* However large the type, part of the page stays in view, and what has the focus finds room there. */
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

/** Where toasts appear, and are announced: the two live regions are there before the first of them. */
export function ToastRegion({ toasts, dismiss }: ToastRegionProps) {
  const words = useInterfaceWords();
  const region = useRef<HTMLElement>(null);

  // What has the focus is not to be covered (WCAG 2.4.11): now, when the focus moves on, or when the toasts grow, as they
  // do where their type comes late or a phone is turned. One that leaves moves nothing.
  useEffect(() => {
    const notices = region.current;
    if (notices === null) return;
    const { style } = document.documentElement;
    let known = 0;
    const observer = new ResizeObserver(() => {
      const { top, height } = notices.getBoundingClientRect();
      // And a pixel, since a page scrolls by whole ones.
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

/** Scrolls what has the focus out from under the toasts, where it is below them. In: their upper edge, in CSS pixels. */
function keepClear(edge: number): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom > edge && top < innerHeight) focused.scrollIntoView({ block: "nearest" });
}
