import { createElement, type ReactElement } from "react";

/*
 * For steps 2 and 4 of a live page's way: empty elements that gatsby-ssr writes into every page, and that the end of the
 * build replaces (src/gatsby/static-pages.ts), because the finished pages and the names of the bundles are only known then.
 */

const slotTags = {
  /** In the head of every page: the first script. */
  "first-script": "script",
  /** After the lines above the header, on pages that have some. */
  "announcement-script": "script",
  /** After the dates of a page's opening; without it, a page with dates has this script at its end. */
  "dates-script": "script",
  /** At the end of a live page: its scripts. */
  "live-page": "template",
  /** At the end of every other page. */
  "static-page": "template",
} as const;

type Slot = keyof typeof slotTags;

/** The element of a slot. */
export function slotElement(slot: Slot): ReactElement {
  return createElement(slotTags[slot], { key: slot, id: slot });
}

/** Whether a page has a slot. */
export function hasSlot(html: string, slot: Slot): boolean {
  return html.includes(slotMarkup(slot));
}

/**
 * Replaces a slot in a page.
 * @throws if the page does not have it: Gatsby or React wrote it differently or not at all
 */
export function fillSlot(html: string, slot: Slot, content: string): string {
  if (!hasSlot(html, slot)) throw new Error(`The slot “${slot}” of src/hydration/slots.ts is missing.`);
  return html.replace(slotMarkup(slot), () => content);
}

function slotMarkup(slot: Slot): string {
  return `<${slotTags[slot]} id="${slot}"></${slotTags[slot]}>`;
}
