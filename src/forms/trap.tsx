import { VisuallyHidden } from "../components/ui/visually-hidden";

const name = "website";

/** A field that no visitor sees or reaches, so that only a program fills it in. */
export function Trap() {
  return (
    <VisuallyHidden>
      <input type="text" name={name} aria-hidden tabIndex={-1} autoComplete="off" defaultValue="" />
    </VisuallyHidden>
  );
}

/**
 * What goes with a form's payload where something filled the trap.
 * @returns nothing at all where nothing did
 */
export function springTrap(form: HTMLFormElement | null): Record<string, string> {
  const bait = form && new FormData(form).get(name);
  return typeof bait === "string" && bait !== "" ? { [name]: bait } : {};
}
