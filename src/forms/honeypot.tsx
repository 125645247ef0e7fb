import { VisuallyHidden } from "../components/ui/visually-hidden";
import { honeypotName } from "./schema/endpoint";

/** A field that is hidden from all visitors, so that only bots fill it in. */
export function Honeypot() {
  return (
    <VisuallyHidden>
      <input type="text" name={honeypotName} aria-hidden tabIndex={-1} autoComplete="off" defaultValue="" />
    </VisuallyHidden>
  );
}

/**
 * Reads a form's honeypot and clears it, so that a visitor whose browser filled it in can send again.
 * @param formId the form's id in the document
 * @returns the honeypot's property to send with the form's payload; an empty object if the honeypot was empty
 */
export function readHoneypot(formId: string): Record<string, string> {
  const form = document.getElementById(formId);
  const input = form instanceof HTMLFormElement && form.elements.namedItem(honeypotName);
  if (!(input instanceof HTMLInputElement) || input.value === "") return {};
  const { value } = input;
  input.value = "";
  return { [honeypotName]: value };
}
