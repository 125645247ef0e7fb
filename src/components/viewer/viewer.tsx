import { css } from "@emotion/react";
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { replayable } from "../../hydration/markup";
import { secondaryButton } from "../ui/button-styles";
import { isModified } from "../ui/links";

/** The share of a page that must be in view for it to be the current one. */
const shareInView = 0.6;

/** The keys that scroll a page of a modal viewer, with the distance as a share of its height. */
const scrollKeys: Partial<Record<string, number>> = {
  ArrowUp: -0.1,
  ArrowDown: 0.1,
  PageUp: -0.85,
  PageDown: 0.85,
};

/* Without `hidden`, a list that scrolls sideways also scrolls down. Without `relative`, hidden text enlarges the list. */
const snapStyle = css`
  display: flex;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  & > li {
    position: relative;
    flex: 0 0 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
`;

/* On a magnified page, one finger scrolls instead of turning pages. */
const scrollLock = css`
  overflow-x: hidden;
`;

/**
 * Turns the pages of a viewer, which are side by side in a scrolling list. The browser handles swipes.
 * @param onMove called with another page when it comes into view, or when a key is pressed
 * @returns the refs of the viewer and of the list of its pages, the list's style, and a function that goes to a page
 */
export function useViewer(count: number, index: number, onMove: (index: number) => void) {
  const viewer = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const inView = useRef(0);
  const isMagnified = useSyncExternalStore(
    watchMagnification,
    () => visualViewport !== null && visualViewport.scale > 1.01,
    () => false,
  );

  const moveTo = (page: number): void => {
    if (page !== index && page >= 0 && page < count) onMove(page);
  };

  const onReach = useEffectEvent((page: number) => {
    inView.current = page;
    onMove(page);
  });
  useEffect(() => {
    const root = list.current;
    if (!root) return undefined;
    // The entries may be about a page that is no longer in view, so the list's current position decides.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          onReach(Math.round(root.scrollLeft / root.clientWidth));
      },
      { root, threshold: shareInView },
    );
    for (const page of root.children) observer.observe(page);
    return () => {
      observer.disconnect();
    };
  }, [count]);

  useLayoutEffect(() => {
    const page = list.current?.children[index];
    if (!list.current || !page) return;
    if (inView.current !== index) {
      inView.current = index;
      list.current.scrollTo({ left: index * list.current.clientWidth, behavior: "instant" });
    }
    page.scrollTo({ top: 0, behavior: "instant" });
  }, [index]);

  // A page that is left and a button that becomes disabled lose the focus; a dialog that closes gives it to an old
  // page.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const page = list.current?.children[index];
    const steps = activeElement?.closest("[data-steps]") ?? viewer.current;
    const step = steps?.querySelector<HTMLElement>("[data-steps] button:enabled");
    if (list.current?.contains(activeElement) && !page?.contains(activeElement))
      (page?.querySelector<HTMLElement>("a, button") ?? step)?.focus({ preventScroll: true });
    else if (activeElement?.matches("[data-steps] :disabled")) step?.focus();
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isModified(event) || !isAt(viewer.current)) return;
    const goals: Partial<Record<string, number>> = { ArrowLeft: index - 1, ArrowRight: index + 1 };
    // If the page behind cannot scroll, the viewer can use its keys, and the browser would scroll nothing.
    const isModal = viewer.current?.matches("dialog *") === true;
    if (isModal) Object.assign(goals, { Home: 0, End: count - 1 });
    const goal = goals[event.key];
    const distance = isModal ? scrollKeys[event.key] : undefined;
    if (goal === undefined && distance === undefined) return;
    event.preventDefault();
    if (goal !== undefined) moveTo(goal);
    const page = list.current?.children[index];
    if (page && distance !== undefined) page.scrollBy({ top: distance * page.clientHeight });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      onKeyDown(event);
    };
    document.addEventListener("keydown", listener);
    return () => {
      document.removeEventListener("keydown", listener);
    };
  }, []);

  return { viewer, list, listStyle: [snapStyle, isMagnified && scrollLock], moveTo };
}

function watchMagnification(onChange: () => void): () => void {
  visualViewport?.addEventListener("resize", onChange);
  return () => visualViewport?.removeEventListener("resize", onChange);
}

/** Whether the focus is in the viewer, or on nothing while the viewer is on the screen. */
function isAt(viewer: HTMLElement | null): boolean {
  const focused = document.activeElement;
  const dialog = focused?.closest("dialog") ?? null;
  // An enlarged page that is wider than the window scrolls sideways.
  if (!viewer || (dialog && dialog.scrollWidth > dialog.clientWidth)) return false;
  if (viewer.contains(focused)) return true;
  if (dialog !== viewer.closest("dialog")) return false;
  // A click on text moves the focus to its nearest focusable ancestor.
  if (focused !== null && !focused.contains(viewer)) return false;
  const { top, bottom } = viewer.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

interface StepsProps {
  texts: { previous: string; next: string };
  index: number;
  count: number;
  moveTo: (page: number) => void;
  className?: string;
  children?: ReactNode;
}

const stepStyle = css`
  ${secondaryButton};

  &:disabled {
    cursor: default;
  }
`;

/** The buttons to the previous and the next page, disabled if there is none. */
export function Steps({ texts, index, count, moveTo, className, children }: StepsProps) {
  const step = (label: string, to: number) => (
    <button
      type="button"
      css={stepStyle}
      disabled={to < 0 || to === count}
      {...replayable(label)}
      onClick={() => {
        moveTo(to);
      }}
    >
      {label}
    </button>
  );
  return (
    <div data-steps="" className={className}>
      {step(texts.previous, index - 1)}
      {children}
      {step(texts.next, index + 1)}
    </div>
  );
}
