import type { TextFields } from "./body";
import type { FormField } from "./form";

/**
 * Brings what a browser posted without script into the payload that script would have sent: every field is there,
 * one that was not filled is empty. Undefined where the post holds a field that the form does not have.
 */
export function nativePayload(
  fields: readonly FormField<string>[],
  posted: TextFields,
): Record<string, string> | undefined {
  const names = fields.map(({ name }) => name);
  if (Array.from(posted.keys()).some((name) => !names.includes(name))) return undefined;
  return Object.fromEntries(names.map((name) => [name, posted.get(name) ?? ""]));
}
