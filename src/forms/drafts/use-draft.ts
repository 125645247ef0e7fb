import { useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { forgetStoredKey } from "./draft-key";
import { forget, recall, remember } from "./session-store";
import { areTexts, restoreTexts, textsOf } from "./texts";

/** The longest time, in ms, that a crash of the tab may take away. */
const pace = 400;

interface DraftOptions<Values> {
  /** The form's short name; each form has a draft of its own. */
  form: string;
  values: Values;
  /** Whether there is anything in the form. */
  dirty: boolean;
  /** True while the browser may keep nothing of what was written. */
  isPrivate: boolean;
  /** What it keeps even then. */
  keptInPrivate: Partial<Values>;
  /** Takes everything else out of the form, as its page is left. */
  empty: () => void;
}

/** Keeps a form's draft for as long as the tab lives: in good time while its visitor writes, and as the page is left. */
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

  // Not put off by the next letter: who writes without a pause is kept too.
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      save();
    }, pace);
  }, [values]);

  // At once: a tick that asks for confidence is not kept waiting.
  useEffect(() => {
    if (!isPrivate) return;
    save();
    forgetStoredKey(form);
  }, [form, isPrivate]);

  // Browsers keep whole pages, to show them again on Back; what may not be kept is out of it before.
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

/** The values that a form's draft holds; the empty ones where none is kept. */
export function readDraft<Values extends object>(form: string, empty: Values): Values {
  const stored = recall(storeName(form));
  return areTexts(stored) ? restoreTexts(empty, stored) : empty;
}

/** Keeps nothing of a form any longer. */
export function forgetDraft(form: string): void {
  forget(storeName(form));
}

function storeName(form: string): string {
  return `draft:${form}`;
}
