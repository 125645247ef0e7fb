import { css } from "@emotion/react";
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { markReplayable } from "../../hydration/markup";
import { secondaryButton } from "../ui/button-styles";
import { isModified } from "../ui/links";

/** A page becomes the current page when this share of it is in view. */
const minShareInView = 0.6;

/** The keys that scroll a page of a modal viewer, with the distance as a share of the page's height. */
const scrollKeys: Partial<Record<string, number>> = {
  ArrowUp: -0.1,
  ArrowDown: 0.1,
  PageUp: -0.85,
  PageDown: 0.85,
};

/* Without `hidden`, the list would also scroll vertically. Without `relative`, hidden text would make the list wider. */
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
const scrollLockStyle = css`
  overflow-x: hidden;
`;

/**
 * Turns the pages of a viewer, which are side by side in a scrolling list. The browser handles swipes.
 * @param onMove called with the index of the new page when that page comes into view, or after a key or a click
 * @returns the refs of the viewer and of the list of its pages, the list's style, and a function that goes to a page
 */
export function useViewer(count: number, index: number, onMove: (index: number) => void) {
  const viewer = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const pageInView = useRef(0);
  const isMagnified = useSyncExternalStore(
    watchMagnification,
    () => visualViewport !== null && visualViewport.scale > 1.01,
    () => false,
  );

  const moveTo = (page: number): void => {
    if (page !== index && page >= 0 && page < count) onMove(page);
  };

  const onReach = useEffectEvent((page: number) => {
    pageInView.current = page;
    onMove(page);
  });
  useEffect(() => {
    const root = list.current;
    if (!root) return undefined;
    // The entries may be outdated, so the page is calculated from the list's current position.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          onReach(Math.round(root.scrollLeft / root.clientWidth));
      },
      { root, threshold: minShareInView },
    );
    for (const page of root.children) observer.observe(page);
    return () => {
      observer.disconnect();
    };
  }, [count]);

  useLayoutEffect(() => {
    const page = list.current?.children[index];
    if (!list.current || !page) return;
    if (pageInView.current !== index) {
      pageInView.current = index;
      list.current.scrollTo({ left: index * list.current.clientWidth, behavior: "instant" });
    }
    page.scrollTo({ top: 0, behavior: "instant" });
  }, [index]);

  // Keeps the focus in the current page or on its buttons. A page that is turned and a disabled button would lose the
  // focus, and a closing dialog would return it to an earlier page.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const page = list.current?.children[index];
    const pageButtons = activeElement?.closest("[data-steps]") ?? viewer.current;
    const enabledButton = pageButtons?.querySelector<HTMLElement>("[data-steps] button:enabled");
    if (list.current?.contains(activeElement) && !page?.contains(activeElement))
      (page?.querySelector<HTMLElement>("a, button") ?? enabledButton)?.focus({ preventScroll: true });
    else if (activeElement?.matches("[data-steps] :disabled")) enabledButton?.focus();
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isModified(event) || !receivesKeys(viewer.current)) return;
    const targetPages: Partial<Record<string, number>> = { ArrowLeft: index - 1, ArrowRight: index + 1 };
    // Behind a modal viewer, the page cannot scroll, so the viewer handles the keys for scrolling.
    const isModal = viewer.current?.matches("dialog *") === true;
    if (isModal) Object.assign(targetPages, { Home: 0, End: count - 1 });
    const targetPage = targetPages[event.key];
    const distance = isModal ? scrollKeys[event.key] : undefined;
    if (targetPage === undefined && distance === undefined) return;
    event.preventDefault();
    if (targetPage !== undefined) moveTo(targetPage);
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

  return { viewer, list, listStyle: [snapStyle, isMagnified && scrollLockStyle], moveTo };
}

function watchMagnification(onChange: () => void): () => void {
  visualViewport?.addEventListener("resize", onChange);
  return () => visualViewport?.removeEventListener("resize", onChange);
}

/** Whether the viewer handles the keys: it contains the focus, or it is visible and nothing is focused. */
function receivesKeys(viewer: HTMLElement | null): boolean {
  const focusedElement = document.activeElement;
  const dialog = focusedElement?.closest("dialog") ?? null;
  // An enlarged page that is wider than the window scrolls sideways.
  if (!viewer || (dialog && dialog.scrollWidth > dialog.clientWidth)) return false;
  if (viewer.contains(focusedElement)) return true;
  if (dialog !== viewer.closest("dialog")) return false;
  // A click on text moves the focus to its nearest focusable ancestor.
  if (focusedElement !== null && !focusedElement.contains(viewer)) return false;
  const { top, bottom } = viewer.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

interface PageButtonsProps {
  texts: { previous: string; next: string };
  index: number;
  count: number;
  moveTo: (page: number) => void;
  className?: string;
  children?: ReactNode;
}

const buttonStyle = css`
  ${secondaryButton};

  &:disabled {
    cursor: default;
  }
`;

/** The buttons to the previous and the next page. A button is disabled if there is no such page. */
export function PageButtons({ texts, index, count, moveTo, className, children }: PageButtonsProps) {
  const renderButton = (label: string, newPage: number) => (
    <button
      type="button"
      css={buttonStyle}
      disabled={newPage < 0 || newPage === count}
      {...markReplayable(label)}
      onClick={() => {
        moveTo(newPage);
      }}
    >
      {label}
    </button>
  );
  return (
    <div data-steps="" className={className}>
      {renderButton(texts.previous, index - 1)}
      {children}
      {renderButton(texts.next, index + 1)}
    </div>
  );
}
