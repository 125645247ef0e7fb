import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { wrappedRow } from "../../theme/mixins";
import { theme } from "../../theme/theme";
import { useInterfaceTexts } from "./site-texts";

/** A short notice. Most notices disappear by themselves. */
export interface Toast {
  id: number;
  title: string;
  text?: string;
  tone: "success" | "failure";
  /** Whether the toast stays until it is dismissed or replaced, because the page does not show the text elsewhere. */
  isPersistent?: boolean;
  /** The thing whose state the toast reports, such as a form. A newer toast with the same topic replaces the toast. */
  topic?: string;
}

const maxToasts = 3;
/** How long a toast is shown, and how long it is shown after the pointer or the focus has left it. */
const displayMs = 5000;
const displayAfterLeavingMs = 1000;

/** Returns the visible toasts (newest last, at most three, all different), and functions that add and remove toasts. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [actions] = useState(() => {
    // Ids are not reused, because a toast would inherit the expired timer of the removed toast with its id.
    let lastId = 0;
    const updateToasts = (isKept: (toast: Toast) => boolean) => {
      setToasts((shownToasts) => shownToasts.filter(isKept));
    };
    return {
      show: (toast: Omit<Toast, "id">) => {
        const id = ++lastId;
        updateToasts(
          ({ title, text, topic, isPersistent }) =>
            !isPersistent &&
            (title !== toast.title || text !== toast.text) &&
            (!topic || topic !== toast.topic),
        );
        setToasts((shownToasts) => [...shownToasts, { ...toast, id }].slice(-maxToasts));
      },
      dismiss: (id: number) => {
        updateToasts((toast) => toast.id !== id);
      },
      /** Removes the toasts of a topic, because they are no longer true. */
      retract: (topic: string) => {
        updateToasts((toast) => toast.topic !== topic);
      },
    };
  });
  return { toasts, ...actions };
}

const cornerStyle = css`
  position: fixed;
  z-index: 4;
  inset: auto ${theme.space.md} ${theme.space.md};
  /* At any text size, part of the page stays visible, with space for the focused element. */
  max-height: 60dvh;
  overflow: hidden auto;
  pointer-events: none;

  & > div {
    display: grid;
    justify-items: end;
    gap: ${theme.space.xs};
  }
`;

const toastStyle = css`
  ${wrappedRow("xs", "md")};
  align-items: start;
  width: min(26rem, 100%);
  padding: ${theme.space.md} ${theme.space.sm} ${theme.space.md} ${theme.space.lg};
  border: 1px solid ${theme.colour.border};
  border-left: 3px solid ${theme.colour.accent};
  border-radius: 2px;
  font-size: ${theme.type.label};
  line-height: 1.45;
  pointer-events: auto;

  & > div {
    flex: 1 1 12em;
  }

  button {
    flex: none;
    min-width: 2.75rem;
    min-height: 2.75rem;
    margin-left: auto;
    border: 0;
    background: none;
    font-size: ${theme.type.small};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** The corner of the page that shows the toasts, in a live region that exists before the first of them. */
export function Toasts({ toasts, dismiss }: { toasts: readonly Toast[]; dismiss: (id: number) => void }) {
  const texts = useInterfaceTexts();
  const region = useRef<HTMLElement>(null);

  // Toasts must not cover the focused element (WCAG 2.4.11): not when they appear, when the focus moves, or when they
  // grow because a font loads or a phone is rotated. When a toast disappears, the page does not move.
  useEffect(() => {
    const regionElement = region.current;
    if (regionElement === null) return undefined;
    let lastHeight = 0;
    const observer = new ResizeObserver(() => {
      const { top, height } = regionElement.getBoundingClientRect();
      const focusedElement = document.activeElement;
      // One more pixel, because pages scroll by whole pixels.
      document.documentElement.style.scrollPaddingBottom =
        height === 0 ? "" : `${String(Math.ceil(innerHeight - top) + 1)}px`;
      if (height > lastHeight && focusedElement !== null && focusedElement !== document.body) {
        const focusedRectangle = focusedElement.getBoundingClientRect();
        if (focusedRectangle.bottom > top && focusedRectangle.top < innerHeight)
          focusedElement.scrollIntoView({ block: "nearest" });
      }
      lastHeight = height;
    });
    observer.observe(regionElement);
    return () => {
      observer.disconnect();
    };
  }, []);

  // Not atomic: a second toast is announced without repeating the first.
  return (
    <section ref={region} aria-label={texts.notifications} css={cornerStyle}>
      <div role="status" aria-atomic={false}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} label={texts.dismiss} dismiss={dismiss} />
        ))}
      </div>
    </section>
  );
}

interface ToastCardProps {
  toast: Toast;
  label: string;
  dismiss: (id: number) => void;
}

/** A toast. It disappears after five seconds, unless it has `isPersistent`, the pointer or the focus. */
function ToastCard({ toast: { id, title, text, tone, isPersistent }, label, dismiss }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<Element>(null);

  useEffect(() => {
    previousFocus.current = document.activeElement;
    // If the toasts are taller than their corner, this scrolls the newest toast into view.
    card.current?.offsetParent?.scrollTo(0, card.current.offsetTop);
    if (isPersistent) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const startTimer = (): void => {
      // After a tap, a touch screen still reports the pointer at its last position.
      const inUseSelector = matchMedia("(hover: hover)").matches ? ":hover, :focus-within" : ":focus-within";
      if (card.current?.matches(inUseSelector)) timer = setTimeout(startTimer, displayAfterLeavingMs);
      else dismiss(id);
    };
    timer = setTimeout(startTimer, displayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [dismiss, id, isPersistent]);

  // Moves the keyboard focus to the next toast, or back to the previous element, because the focused button is removed.
  const moveFocusOn = (): void => {
    const { current } = card;
    const nextToast = current?.nextElementSibling ?? current?.previousElementSibling;
    const focusTarget = nextToast?.querySelector("button") ?? previousFocus.current;
    if (focusTarget instanceof HTMLElement) focusTarget.focus();
  };

  return (
    <div ref={card} data-ground={tone === "failure" ? "deep" : "dark"} css={toastStyle}>
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        {text && <p>{text}</p>}
      </div>
      <button
        type="button"
        onClick={({ detail }) => {
          // Only for the keyboard: a click has a `detail`, and focusing a field would open a phone's keyboard.
          if (detail === 0) moveFocusOn();
          dismiss(id);
        }}
      >
        {label}
      </button>
    </div>
  );
}
