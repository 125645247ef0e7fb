import { VisuallyHidden } from "../components/ui/visually-hidden";
import { trapName } from "./schema/trap-name";

/** A field that no visitor sees or reaches, so that only a program fills it in. */
export function Trap() {
  return (
    <VisuallyHidden>
      <input type="text" name={trapName} aria-hidden tabIndex={-1} autoComplete="off" defaultValue="" />
    </VisuallyHidden>
  );
}

/**
 * Takes what something has put into a form's trap, and leaves it empty: a person whose browser did it can send again.
 * @param formId the form's id in the document
 * @returns what goes with the form's payload; nothing at all where the trap was empty
 */
export function springTrap(formId: string): Record<string, string> {
  const form = document.getElementById(formId);
  const trap = form instanceof HTMLFormElement && form.elements.namedItem(trapName);
  if (!(trap instanceof HTMLInputElement) || trap.value === "") return {};
  const bait = trap.value;
  trap.value = "";
  return { [trapName]: bait };
}
