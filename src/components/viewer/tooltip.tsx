import { css } from "@emotion/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { media, theme } from "../../theme/theme";

const warmGroupStyle = "--tooltip: 1; transition-delay: 700ms !important;";
const visibleStyle = "opacity: var(--tooltip); visibility: visible;";

/*
 * The first tooltip of a group opens 700 ms after the pointer or the focus reaches a control. From then on, the group is
 * "warm" (--tooltip is 1): other tooltips open at once, until 300 ms after the pointer and the focus have left the group.
 * With reduced motion, the delays remain, because they are not motion.
 */
const groupStyle = css`
  @property --tooltip {
    syntax: "<number>";
    inherits: true;
    initial-value: 0;
  }

  --tooltip: 0;
  display: flex;
  transition: --tooltip 0s 300ms !important;

  &:has(:focus-visible > [data-tooltip]) {
    ${warmGroupStyle};
  }

  ${media.hover} {
    &:has(:hover > [data-tooltip]) {
      ${warmGroupStyle};
    }
  }

  &&[data-dismissed] {
    --tooltip: 0;
    transition: none !important;
  }
`;

const bubbleStyle = css`
  position: absolute;
  z-index: 1;
  inset: calc(100% + ${theme.space.xxs}) 0 auto auto;
  padding: ${theme.space.xxs} ${theme.space.xs};
  border: 1px solid ${theme.colour.border};
  border-radius: 2px;
  font: 400 ${theme.type.small} / 1.4 ${theme.font.text};
  white-space: nowrap;
  opacity: 0;
  visibility: hidden;

  /* The pointer may move from the control onto the tooltip (WCAG 1.4.13). */
  &::before {
    content: "";
    position: absolute;
    inset: calc(-1px - ${theme.space.xxs}) 0 100%;
  }

  button:focus-visible > &,
  a:focus-visible > & {
    ${visibleStyle};
  }

  ${media.hover} {
    button:hover > &,
    a:hover > & {
      ${visibleStyle};
    }
  }
`;

/**
 * A row of icon buttons whose tooltips share their delays. Escape dismisses an open tooltip (WCAG 1.4.13) without any
 * other effect.
 */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const [isDismissed, setIsDismissed] = useState(false);

  useEffect(() => {
    const dismiss = (event: KeyboardEvent): void => {
      const openTooltip = row.current?.querySelector(":is(:hover, :focus-visible) > [data-tooltip]");
      if (event.key !== "Escape" || !openTooltip || getComputedStyle(openTooltip).opacity === "0") return;
      event.preventDefault();
      setIsDismissed(true);
    };
    const reset = (): void => {
      setIsDismissed(false);
    };
    const controller = new AbortController();
    addEventListener("keydown", dismiss, controller);
    row.current?.addEventListener("pointerleave", reset, controller);
    row.current?.addEventListener("focusout", reset, controller);
    return () => {
      controller.abort();
    };
  }, []);

  return (
    <div ref={row} data-dismissed={isDismissed ? "" : undefined} css={groupStyle}>
      {children}
    </div>
  );
}

/**
 * The tooltip of an icon button. Screen readers read the button's accessible name instead. The button must be
 * positioned.
 */
export function Tooltip({ children }: { children: string }) {
  return (
    <span aria-hidden="true" data-tooltip="" data-ground="dark" css={bubbleStyle}>
      {children}
    </span>
  );
}
