import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { theme } from "../../theme/theme";
import type { Toast } from "./use-toasts";

interface ToastNoticeProps {
  toast: Toast;
  dismissLabel: string;
  onDismiss: (id: number) => void;
}

/** Milliseconds that a toast stays, and that it waits for a pointer or a focus to leave it. */
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

/** One toast: it leaves after five seconds, unless it is to stay, or a pointer or the keyboard's focus holds it. */
export function ToastNotice({ toast, dismissLabel, onDismiss }: ToastNoticeProps) {
  const card = useRef<HTMLDivElement>(null);
  const origin = useRef<Element>(null);

  useEffect(() => {
    origin.current = document.activeElement;
    // Where the toasts are taller than their corner, the newest is in view.
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

  // A keyboard goes on with the next toast, else from where it was: what has the focus is about to vanish.
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
          // A finger's press counts its clicks; it would open a phone's keyboard.
          if (detail === 0) passFocusOn();
          onDismiss(toast.id);
        }}
      >
        {dismissLabel}
      </button>
    </div>
  );
}
