import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { textsOf } from "./answers";
import { storeAttempt, storeDraft } from "./drafts";
import type { Payload } from "./fields";

/** The stored part of a confidential form: only the checkbox, so that a reload does not untick the checkbox. */
export const confidentialDraft: Payload = { confidential: true };

/** The time between two saves: a crash of the tab loses at most this much typing. */
const saveIntervalMs = 400;

interface DraftOptions {
  /** The form's short name. Each form has its own draft. */
  form: string;
  values: Payload;
  /** Whether the values differ from the initial values. */
  isDirty: boolean;
  /** Whether the values must not be stored. */
  isPrivate: boolean;
  /** Clears all values except `confidentialDraft`, when the page is left. */
  clearValues: () => void;
}

/** Stores a form's draft in sessionStorage at short intervals while the visitor types, and when the page is left. */
export function useDraft({ form, values, isDirty, isPrivate, clearValues }: DraftOptions): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    storeDraft(form, isDirty ? textsOf(isPrivate ? confidentialDraft : values) : undefined);
    if (!isDirty || isPrivate) storeAttempt(form, undefined);
  });

  // A throttle, not a debounce: continuous typing must not postpone the save.
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      save();
    }, saveIntervalMs);
  }, [values]);

  // Ticking the confidential checkbox deletes the stored draft immediately.
  useEffect(() => {
    if (isPrivate) save();
  }, [isPrivate]);

  // The back/forward cache keeps whole pages, so private values are cleared before the page enters the cache.
  const onLeave = useEffectEvent(() => {
    save();
    if (isPrivate) flushSync(clearValues);
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

/** The time after a click on a tel:, sms: or mailto: link in which the browser does not ask for confirmation. */
const noConfirmationMs = 1_000;

/**
 * Makes the browser ask for confirmation before the page is reloaded or left (HTML, 7.4.2.4).
 * @param isNeeded whether unsaved text would be lost. Otherwise no listener is added, because a listener would disable
 * the back/forward cache.
 * @param isPosting whether the page is being left to send the text
 */
export function useLeaveQuestion(isNeeded: boolean, isPosting: RefObject<boolean>): void {
  // In a layout effect, so that the listener is removed before the page shows that the form was sent.
  useLayoutEffect(() => {
    if (!isNeeded) return undefined;
    let isExternalProtocol = false;
    // Chromium also fires beforeunload for tel:, sms: and mailto: links, which do not leave the page. A visitor who
    // calls for help must not be asked for confirmation.
    const onClick = ({ target }: MouseEvent): void => {
      const link = target instanceof Element && target.closest("a");
      if (!link || /^https?:$/.test(link.protocol)) return;
      isExternalProtocol = true;
      setTimeout(() => (isExternalProtocol = false), noConfirmationMs);
    };
    const askForConfirmation = (event: BeforeUnloadEvent): void => {
      if (isExternalProtocol || isPosting.current) return;
      event.preventDefault();
      // Chromium before 119 asks only if this property is set, which the standard has since deprecated.
      Object.assign(event, { returnValue: true });
    };
    addEventListener("click", onClick);
    addEventListener("beforeunload", askForConfirmation);
    return () => {
      removeEventListener("click", onClick);
      removeEventListener("beforeunload", askForConfirmation);
    };
  }, [isNeeded, isPosting]);
}
