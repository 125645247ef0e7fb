/**
 * Replaces each {name} in a text with the value for this name. Names without a value do not change. A value may contain
 * `$&` and `$1`, unlike the second argument of `String.replace`.
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
