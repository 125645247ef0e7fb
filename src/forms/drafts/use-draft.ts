import { useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { forgetStoredKey } from "./draft-key";
import { forget, recall, remember } from "./session-store";
import { areTexts, restoreTexts, textsOf } from "./texts";

/** The save interval in ms: a crash of the tab loses at most this much typing. */
const pace = 400;

interface DraftOptions<Values> {
  /** The form's short name; each form has its own draft. */
  form: string;
  values: Values;
  /** Whether the values differ from the initial ones. */
  dirty: boolean;
  /** Whether the values must not be stored. */
  isPrivate: boolean;
  /** The values that are stored even if `isPrivate` is true. */
  keptInPrivate: Partial<Values>;
  /** Clears all other values when the page is left. */
  empty: () => void;
}

/** Stores a form's draft in sessionStorage at short intervals while the visitor types, and when the page is left. */
export function useDraft<Values extends object>({
  form,
  values,
  dirty,
  isPrivate,
  keptInPrivate,
  empty,
}: DraftOptions<Values>): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const kept = textsOf(isPrivate ? keptInPrivate : values);
    if (dirty && Object.keys(kept).length > 0) remember(storeName(form), kept);
    else forgetDraft(form);
    if (!dirty) forgetStoredKey(form);
  });

  // A throttle, not a debounce: continuous typing must not postpone the save.
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      save();
    }, pace);
  }, [values]);

  // Ticking the confidential checkbox deletes the stored draft immediately.
  useEffect(() => {
    if (!isPrivate) return;
    save();
    forgetStoredKey(form);
  }, [form, isPrivate]);

  // The back/forward cache keeps whole pages, so private values are cleared before the page enters it.
  const onLeave = useEffectEvent(() => {
    save();
    if (isPrivate) flushSync(empty);
  });
  useEffect(() => {
    const leave = (): void => {
      onLeave();
    };
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
    };
  }, []);
}

/**
 * Reads a form's stored draft.
 * @param form the form's short name
 * @param empty the form's initial values
 * @returns the draft's values; `empty` if no draft is stored
 */
export function readDraft<Values extends object>(form: string, empty: Values): Values {
  const stored = recall(storeName(form));
  return areTexts(stored) ? restoreTexts(empty, stored) : empty;
}

/**
 * Deletes a form's stored draft.
 * @param form the form's short name
 */
export function forgetDraft(form: string): void {
  forget(storeName(form));
}

function storeName(form: string): string {
  return `draft:${form}`;
}
