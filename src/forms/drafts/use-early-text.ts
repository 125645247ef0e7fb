import { useEffectEvent, useLayoutEffect, useState } from "react";
import { type FormTexts, readForm, readTyped } from "../../hydration/early-visitor";

/**
 * Gives a form back what was in it before React took over: typed early, or restored by Back.
 * React empties the fields as it hydrates, so they are read in the first render and set after it.
 * @param formId the form's id in the document
 * @param restore receives the texts by field name, before the browser paints
 */
export function useEarlyText(formId: string, restore: (texts: FormTexts) => void): void {
  const [early] = useState(() => readForm(formId));
  const onWake = useEffectEvent(restore);
  useLayoutEffect(() => {
    onWake(readTyped(formId) ?? early);
  }, [early, formId]);
}
