import { expect, type Locator } from "@playwright/test";

/**
 * Expects all of an element to be in the window and in the boxes around it that scroll or clip. It must not be covered,
 * and no scrolling box in the window may have an empty part. Waits until scrolling has ended.
 * Choose something that fits the window, such as a heading, a field or a button, not a whole article.
 * @param element exactly one element
 */
export async function expectInView(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate(findProblems), {
      message: `problems of ${String(element)}, which must be in view`,
    })
    .toEqual([]);
}

/**
 * Expects an element, such as the button of the next step, to be in view or at most one swipe away: its whole height
 * is within three quarters of a window above or below.
 * @param element exactly one element
 */
export async function expectInReach(element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  await expect
    .poll(() =>
      element.evaluate((target) => {
        const { top, bottom } = target.getBoundingClientRect();
        return Math.ceil(Math.max(-top, bottom - innerHeight, 0) / (innerHeight * 0.75));
      }),
    )
    .toBeLessThanOrEqual(1);
}

/** Runs in the page. Returns the reasons why a visitor cannot see all of the element; an empty list if there are none. */
function findProblems(target: Element): string[] {
  const nameOf = (element: Element): string =>
    `<${element.localName}> “${element.textContent.trim().slice(0, 30)}”`;
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isForScreenReaders = (element: Element): boolean => {
    const { position, clipPath } = getComputedStyle(element);
    return position === "absolute" && clipPath !== "none";
  };
  const isScrollingOrClipping = (element: Element): boolean =>
    /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflow) && element !== document.body;

  /** The part of the window in which an element can be seen. */
  const frameOf = (element: Element) => {
    const root = document.documentElement;
    const frame = { left: 0, top: 0, right: root.clientWidth, bottom: window.innerHeight };
    for (let box: Element | null = element; box !== null && box !== root; box = box.parentElement) {
      if (box !== target && isScrollingOrClipping(box)) {
        const { left, top } = box.getBoundingClientRect();
        frame.left = Math.max(frame.left, left + box.clientLeft);
        frame.top = Math.max(frame.top, top + box.clientTop);
        frame.right = Math.min(frame.right, left + box.clientLeft + box.clientWidth);
        frame.bottom = Math.min(frame.bottom, top + box.clientTop + box.clientHeight);
      }
      // Ancestors do not clip the top layer.
      if (getComputedStyle(box).position === "fixed") break;
    }
    return frame;
  };

  const problems: string[] = [];
  const targetBox = target.getBoundingClientRect();
  const frame = frameOf(target);
  const distances = {
    left: frame.left - targetBox.left,
    above: frame.top - targetBox.top,
    right: targetBox.right - frame.right,
    below: targetBox.bottom - frame.bottom,
  };
  if (!isSeen(target) || targetBox.height === 0) problems.push(`${nameOf(target)} is hidden`);
  for (const [side, distance] of Object.entries(distances))
    if (distance > 1) problems.push(`${nameOf(target)} extends ${String(Math.round(distance))} px ${side}`);

  // The middle and the corners of each line or box.
  const points = [...target.getClientRects()].flatMap(({ left, top, right, bottom }) => [
    [(left + right) / 2, (top + bottom) / 2] as const,
    ...[left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const)),
  ]);
  for (const [x, y] of points) {
    const topElement = document.elementFromPoint(x, y);
    if (!topElement || topElement.contains(target) || target.contains(topElement)) continue;
    // The pseudo-element that makes a whole card a link has no colour.
    const box = topElement.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    problems.push(`${nameOf(topElement)} covers ${nameOf(target)}`);
    break;
  }

  for (const box of document.body.querySelectorAll("*")) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const isScrollable =
      (/auto|scroll|hidden/.test(overflowY) && box.scrollHeight > box.clientHeight + 1) ||
      (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1);
    if (!isScrollable || box.clientHeight < 120 || !isSeen(box) || box.matches("textarea")) continue;
    const { left, top, right, bottom } = frameOf(box);
    if (bottom - top < 120 || right - left < 120) continue;
    let lowestEdge = top;
    const includePart = (part: DOMRect): void => {
      const isInside = part.right > left + 3 && part.left < right - 3 && part.bottom > top + 3;
      if (isInside && part.top < bottom - 3) lowestEdge = Math.max(lowestEdge, Math.min(part.bottom, bottom));
    };
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || !isSeen(parent) || isForScreenReaders(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) includePart(line);
    }
    for (const part of box.querySelectorAll("img, svg, video, button, input, select, textarea"))
      if (isSeen(part)) includePart(part.getBoundingClientRect());
    const emptyShare = (bottom - lowestEdge) / (bottom - top);
    if (emptyShare > 0.6)
      problems.push(`${nameOf(box)} is empty in its last ${String(Math.round(emptyShare * 100))} %`);
  }
  return problems;
}
