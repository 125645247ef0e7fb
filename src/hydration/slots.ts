import { createElement, type ReactElement } from "react";

/*
 * For steps 2 and 4 of “From a query to a live page” (docs/architecture.md): gatsby-ssr writes empty elements (slots) into every
 * page. The last step of the build replaces the slots (src/gatsby/static-pages.ts), because this step needs the finished
 * pages and the names of the bundles.
 */

const slotTags = {
  /** In the head of every page: the first script. */
  "first-script": "script",
  /** After the announcement lines above the header, on pages with such lines. */
  "announcement-script": "script",
  /** After the dates at the top of a page. A page without this slot has the script for dates at its end. */
  "dates-script": "script",
  /** At the end of a live page: its scripts. */
  "live-page": "template",
  /** At the end of every other page. */
  "static-page": "template",
} as const;

type Slot = keyof typeof slotTags;

export function createSlot(slot: Slot): ReactElement {
  return createElement(slotTags[slot], { key: slot, id: slot });
}

export function hasSlot(html: string, slot: Slot): boolean {
  return html.includes(writeSlotMarkup(slot));
}

/**
 * Replaces a slot in a page.
 * @throws if the page does not have the slot, because Gatsby or React did not write it in this form
 */
export function fillSlot(html: string, slot: Slot, content: string): string {
  if (!hasSlot(html, slot)) throw new Error(`The slot “${slot}” of src/hydration/slots.ts is missing.`);
  return html.replace(writeSlotMarkup(slot), () => content);
}

function writeSlotMarkup(slot: Slot): string {
  return `<${slotTags[slot]} id="${slot}"></${slotTags[slot]}>`;
}
