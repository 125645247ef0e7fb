import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { standOn, theme } from "../../theme/theme";
import type { Toast } from "./use-toasts";

interface ToastNoticeProps {
  toast: Toast;
  dismissLabel: string;
  onDismiss: (id: number) => void;
}

/** Milliseconds that a toast stays once nobody holds it. */
const stay = 5000;

const card = css`
  ${standOn("dark")}
  display: flex;
  align-items: start;
  gap: ${theme.space.md};
  width: min(26rem, 100%);
  padding: ${theme.space.md} ${theme.space.sm} ${theme.space.md} ${theme.space.lg};
  border: 1px solid ${theme.colour.border};
  border-left: 4px solid ${theme.colour.accent};
  border-radius: 2px;
  font-size: ${theme.type.label};
  line-height: 1.45;
  pointer-events: auto;
`;

const failure = css`
  ${standOn("deep")}
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

/** One toast: it leaves after five seconds, unless a pointer or the keyboard's focus holds it. */
export function ToastNotice({ toast, dismissLabel, onDismiss }: ToastNoticeProps) {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => {
      onDismiss(toast.id);
    }, stay);
    return () => {
      clearTimeout(timer);
    };
  }, [held, onDismiss, toast.id]);

  const hold = () => {
    setHeld(true);
  };
  const release = () => {
    setHeld(false);
  };

  return (
    <div
      role={toast.tone === "failure" ? "alert" : "status"}
      css={[card, toast.tone === "failure" && failure]}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div>
        <p>
          <strong>{toast.title}</strong>
        </p>
        <p>{toast.text}</p>
      </div>
      <button
        type="button"
        css={close}
        onClick={() => {
          onDismiss(toast.id);
        }}
      >
        {dismissLabel}
      </button>
    </div>
  );
}
