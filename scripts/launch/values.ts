import type { Path } from "../../src/content-model/messages";

/** A value of a content file, with its path. */
export interface FoundValue {
  readonly value: unknown;
  readonly path: Path;
}

/** Yields every string, number and boolean in parsed content, at any depth. */
export function* valuesIn(value: unknown, path: Path = []): Generator<FoundValue> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* valuesIn(entry, [...path, index]);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, entry] of Object.entries(value)) yield* valuesIn(entry, [...path, key]);
  } else {
    yield { value, path };
  }
}
