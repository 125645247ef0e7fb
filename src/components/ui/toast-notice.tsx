import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { theme } from "../../theme/theme";
import type { Toast } from "./use-toasts";

interface ToastNoticeProps {
  toast: Toast;
  dismissLabel: string;
  onDismiss: (id: number) => void;
}

/** How long a toast stays, and how long it stays after the pointer or the focus has left it, in milliseconds. */
const stay = 5000;
const grace = 1000;

const box = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${theme.space.xs} ${theme.space.md};
  width: min(26rem, 100%);
  padding: ${theme.space.md} ${theme.space.sm} ${theme.space.md} ${theme.space.lg};
  border: 1px solid ${theme.colour.border};
  border-left: 4px solid ${theme.colour.accent};
  border-radius: 2px;
  font-size: ${theme.type.label};
  line-height: 1.45;
  overflow-wrap: anywhere;
  pointer-events: auto;

  & > div {
    flex: 1 1 12em;
    min-width: 0;
  }
`;

const close = css`
  flex: none;
  min-width: 2.75rem;
  min-height: 2.75rem;
  margin-left: auto;
  border: 0;
  background: none;
  font-size: ${theme.type.small};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

/** A toast. It disappears after five seconds, unless it has `stays`, the pointer or the focus. */
export function ToastNotice({ toast, dismissLabel, onDismiss }: ToastNoticeProps) {
  const card = useRef<HTMLDivElement>(null);
  const origin = useRef<Element>(null);

  useEffect(() => {
    origin.current = document.activeElement;
    // If the toasts are taller than their corner, the newest one is scrolled into view.
    card.current?.offsetParent?.scrollTo(0, card.current.offsetTop);
  }, []);

  useEffect(() => {
    if (toast.stays) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const leave = (): void => {
      if (card.current?.matches(":hover, :focus-within")) timer = setTimeout(leave, grace);
      else onDismiss(toast.id);
    };
    timer = setTimeout(leave, stay);
    return () => {
      clearTimeout(timer);
    };
  }, [onDismiss, toast.id, toast.stays]);

  // Moves the keyboard focus to the next toast, or back to where it was, because the focused button is removed.
  const passFocusOn = (): void => {
    const next = [...(card.current?.closest("section")?.querySelectorAll("button") ?? [])].find(
      (button) => !card.current?.contains(button),
    );
    const goal = next ?? origin.current;
    if (goal instanceof HTMLElement) goal.focus();
  };

  return (
    <div ref={card} data-ground={toast.tone === "failure" ? "deep" : "dark"} css={box}>
      <div>
        <p>
          <strong>{toast.title}</strong>
        </p>
        <p>{toast.text}</p>
      </div>
      <button
        type="button"
        css={close}
        onClick={({ detail }) => {
          // Only for the keyboard: a click has a `detail`, and focusing a field would open a phone's keyboard.
          if (detail === 0) passFocusOn();
          onDismiss(toast.id);
        }}
      >
        {dismissLabel}
      </button>
    </div>
  );
}
