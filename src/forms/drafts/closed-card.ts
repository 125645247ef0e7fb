import { forget, recall, remember } from "./session-store";

/*
 * A card that was closed over what is in it stays closed when the page is opened again in this tab: the next person
 * who holds the phone must not meet a prayer that stands open. The loader knows the name too (src/hydration/loader.ts).
 */

/** Remembers that a form's card was closed with something in it. In: the form's short name. */
export function rememberClosed(form: string): void {
  remember(storeName(form), true);
}

/** Whether a form's card was closed with something in it. */
export function wasClosed(form: string): boolean {
  return recall(storeName(form)) === true;
}

/** Forgets it: the card is open, or there is nothing in it any longer. */
export function forgetClosed(form: string): void {
  forget(storeName(form));
}

function storeName(form: string): string {
  return `closed:${form}`;
}
