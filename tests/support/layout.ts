import type { Page } from "@playwright/test";

/**
 * Finds text that a reader cannot reach: outside the window, or clipped by a box that cannot be scrolled. Text for
 * screen readers only is ignored.
 * @returns the clipped texts; an empty list if there are none
 */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClipping = (style: CSSStyleDeclaration, axis: "X" | "Y"): boolean =>
      ["hidden", "clip"].includes(style[`overflow${axis}`]);
    const isScrolling = (style: CSSStyleDeclaration): boolean => ["auto", "scroll"].includes(style.overflowX);

    const problemOf = (text: Text, parent: Element): string | undefined => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      for (let ancestor: Element | null = parent; ancestor !== null; ancestor = ancestor.parentElement) {
        const style = getComputedStyle(ancestor);
        // Text in a box that scrolls can be reached.
        if (isScrolling(style)) return undefined;
        const { left, right, top, bottom, width } = ancestor.getBoundingClientRect();
        if (width <= 1 || style.clipPath !== "none") return undefined;
        if (isClipping(style, "X") && boxes.some((line) => line.left < left - 2 || line.right > right + 2)) {
          return "cut off at the side";
        }
        if (isClipping(style, "Y") && boxes.some((line) => line.top < top - 2 || line.bottom > bottom + 2)) {
          return "cut off above or below";
        }
        // A popover, a dialog or a toast is in the top layer, so its ancestors do not clip it.
        if (style.position === "fixed") break;
      }
      const width = document.documentElement.clientWidth;
      return boxes.some((line) => line.left < -1 || line.right > width + 1) ? "beyond the window" : undefined;
    };

    const problems: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node as Text;
      const parent = text.parentElement;
      if (parent === null || text.data.trim() === "") continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const problem = problemOf(text, parent);
      if (problem !== undefined) problems.push(`“${text.data.trim().slice(0, 40)}” ${problem}`);
    }
    return problems;
  });
}

/** Returns by how many CSS pixels the page is wider than its window. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/**
 * Finds texts that overlap each other, and pinned text (sticky or fixed) that is covered or on a picture. If the page
 * has pinned text, the function scrolls to the end of the page in steps of less than half a screen.
 * @returns each finding with the first scroll position at which it occurs; an empty list if there are none
 */
export function findOverlappingText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isVisible = (element: Element): boolean => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement) {
        const { position, clipPath } = getComputedStyle(ancestor);
        if (clipPath === "inset(50%)" || (position === "absolute" && ancestor.clientWidth <= 1)) return false;
      }
      return true;
    };
    const isPinned = (element: Element): boolean =>
      ["sticky", "fixed"].includes(getComputedStyle(element).position);

    const pinnedElements = [...document.body.querySelectorAll("*")].filter(isPinned);
    const texts: { text: string; parent: Element; range: Range; pin: Element | undefined }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (text === "" || parent === null || !isVisible(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // The box of a drop cap is higher than its letter.
      const hasDropCap =
        getComputedStyle(parent, "::first-letter").getPropertyValue("initial-letter") !== "normal";
      if (hasDropCap) range.setStart(node, 1);
      texts.push({ text, parent, range, pin: pinnedElements.find((pin) => pin.contains(parent)) });
    }

    // Lines with a small line height overlap slightly, so only an overlap of more than half a line counts.
    const doOverlap = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > -1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
    const findings = new Map<string, number>();
    const end = texts.some(({ pin }) => pin) ? document.documentElement.scrollHeight : 1;
    for (let top = 0; top < end; top += innerHeight * 0.3) {
      scrollTo({ top, behavior: "instant" });
      const lines = texts.flatMap((text) =>
        [...text.range.getClientRects()]
          // Only pinned text can meet other text while scrolling, and only in the window.
          .filter((box) => box.width >= 1 && (top === 0 || (box.bottom > 0 && box.top < innerHeight)))
          .map((box) => ({ ...text, box })),
      );
      lines.forEach(({ text, parent, pin, box }, index) => {
        const problems = lines
          .slice(index + 1)
          .filter((other) => (top === 0 || pin !== other.pin) && doOverlap(box, other.box))
          // Italics touch the text around them.
          .filter((other) => !parent.contains(other.parent) && !other.parent.contains(parent))
          .map((other) => `and "${other.text}"`);
        if (pin) {
          const stack = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          const pinIndex = stack.findIndex((element) => pin.contains(element));
          const covers = stack.slice(0, Math.max(pinIndex, 0)).map(({ localName }) => `below <${localName}>`);
          const pictures = stack.slice(pinIndex).filter((one) => one.matches("img:not([alt=''])"));
          problems.push(...covers, ...pictures.filter((one) => !pin.contains(one)).map(() => "on a picture"));
        }
        for (const problem of problems) {
          const finding = `"${text}" ${problem}`;
          if (!findings.has(finding)) findings.set(finding, top);
        }
      });
    }
    return [...findings].map(([finding, top]) => `${finding} at ${top.toFixed()} px`);
  });
}
