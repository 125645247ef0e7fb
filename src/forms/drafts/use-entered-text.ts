import { useEffectEvent, useLayoutEffect, useState } from "react";
import { type FormTexts, readFormTexts } from "../../hydration/form-texts";

/**
 * Restores the values that a form's fields had before hydration, typed by the visitor or restored by the browser.
 * React resets controlled fields when it hydrates, so the values are read in the first render and set after it.
 * @param formId the form's id in the document
 * @param restore receives the texts by field name, before the browser paints
 */
export function useEnteredText(formId: string, restore: (texts: FormTexts) => void): void {
  const [entered] = useState(() => readFormTexts(formId));
  const onHydrated = useEffectEvent(restore);
  useLayoutEffect(() => {
    onHydrated(entered);
  }, [entered]);
}
