import { expect, type Locator } from "@playwright/test";

/**
 * Expects an element to be in a visitor's view: it is whole in the window and in the boxes around it that scroll or
 * clip, it is not covered, and no scrolling box in the window has an empty part. Waits until scrolling has ended.
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
  const scrollsOrClips = (element: Element): boolean =>
    /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflow) && element !== document.body;

  /** The part of the window in which an element can be seen. */
  const frameOf = (element: Element) => {
    const root = document.documentElement;
    const frame = { left: 0, top: 0, right: root.clientWidth, bottom: window.innerHeight };
    for (let box: Element | null = element; box !== null && box !== root; box = box.parentElement) {
      if (box !== target && scrollsOrClips(box)) {
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
  const whole = target.getBoundingClientRect();
  const frame = frameOf(target);
  const beyond = {
    left: frame.left - whole.left,
    above: frame.top - whole.top,
    right: whole.right - frame.right,
    below: whole.bottom - frame.bottom,
  };
  if (!isSeen(target) || whole.height === 0) problems.push(`${nameOf(target)} is hidden`);
  for (const [side, distance] of Object.entries(beyond))
    if (distance > 1) problems.push(`${nameOf(target)} extends ${String(Math.round(distance))} px ${side}`);

  // The middle and the corners of each line or box.
  const points = [...target.getClientRects()].flatMap(({ left, top, right, bottom }) => [
    [(left + right) / 2, (top + bottom) / 2] as const,
    ...[left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const)),
  ]);
  for (const [x, y] of points) {
    const hit = document.elementFromPoint(x, y);
    if (!hit || hit.contains(target) || target.contains(hit)) continue;
    // The pseudo-element that makes a whole card a link has no colour.
    const box = hit.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    problems.push(`${nameOf(hit)} covers ${nameOf(target)}`);
    break;
  }

  for (const box of document.body.querySelectorAll("*")) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const scrolls =
      (/auto|scroll|hidden/.test(overflowY) && box.scrollHeight > box.clientHeight + 1) ||
      (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1);
    if (!scrolls || box.clientHeight < 120 || !isSeen(box) || box.matches("textarea")) continue;
    const { left, top, right, bottom } = frameOf(box);
    if (bottom - top < 120 || right - left < 120) continue;
    let lowest = top;
    const add = (part: DOMRect): void => {
      const isIn = part.right > left + 3 && part.left < right - 3 && part.bottom > top + 3;
      if (isIn && part.top < bottom - 3) lowest = Math.max(lowest, Math.min(part.bottom, bottom));
    };
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || !isSeen(parent) || isForScreenReaders(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) add(line);
    }
    for (const part of box.querySelectorAll("img, svg, video, button, input, select, textarea"))
      if (isSeen(part)) add(part.getBoundingClientRect());
    const empty = (bottom - lowest) / (bottom - top);
    if (empty > 0.6)
      problems.push(`${nameOf(box)} is empty in its last ${String(Math.round(empty * 100))} %`);
  }
  return problems;
}
