import { useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { textsOf } from "./answers";
import { storeAttempt, storeDraft } from "./drafts";
import type { Payload } from "./fields";

/** The save interval in ms: a crash of the tab loses at most this much typing. */
const pace = 400;

interface DraftOptions {
  /** The form's short name; each form has its own draft. */
  form: string;
  values: Payload;
  /** Whether the values differ from the initial ones. */
  isDirty: boolean;
  /** Whether the values must not be stored. */
  isPrivate: boolean;
  /** The values that are stored even then: the confidential choice itself, so that a reload does not undo it. */
  keptInPrivate: Payload;
  /** Clears all other values when the page is left. */
  empty: () => void;
}

/** Stores a form's draft in sessionStorage at short intervals while the visitor types, and when the page is left. */
export function useDraft({ form, values, isDirty, isPrivate, keptInPrivate, empty }: DraftOptions): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    storeDraft(form, isDirty ? textsOf(isPrivate ? keptInPrivate : values) : undefined);
    if (!isDirty || isPrivate) storeAttempt(form, undefined);
  });

  // A throttle, not a debounce: continuous typing must not postpone the save.
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      save();
    }, pace);
  }, [values]);

  // Ticking the confidential checkbox deletes the stored draft immediately.
  useEffect(() => {
    if (isPrivate) save();
  }, [isPrivate]);

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
