import { useLayoutEffect } from "react";

/** The time in ms after a click on an external-protocol link in which no confirmation is shown. */
const linkTime = 1_000;

/**
 * Makes the browser ask for confirmation before the page is reloaded or left, in its own words (HTML, 7.4.2.4).
 * @param isNeeded whether unsaved text would be lost; otherwise no listener is added, since it would disable the
 * back/forward cache
 */
export function useLeaveQuestion(isNeeded: boolean): void {
  // In a layout effect, so that the listener is gone as soon as the page says that the form was sent.
  useLayoutEffect(() => {
    if (!isNeeded) return undefined;
    let isCall = false;
    // Chromium also fires beforeunload for tel:, sms: and mailto: links, which do not leave the page. A visitor who
    // calls for help must not be asked for confirmation.
    const onClick = ({ target }: MouseEvent): void => {
      const link = target instanceof Element && target.closest("a");
      if (!link || /^https?:$/.test(link.protocol)) return;
      isCall = true;
      setTimeout(() => (isCall = false), linkTime);
    };
    const ask = (event: BeforeUnloadEvent): void => {
      if (isCall) return;
      event.preventDefault();
      // Chromium before 119 asks only if this property is set, which the standard has since deprecated.
      Object.assign(event, { returnValue: true });
    };
    addEventListener("click", onClick);
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("click", onClick);
      removeEventListener("beforeunload", ask);
    };
  }, [isNeeded]);
}
