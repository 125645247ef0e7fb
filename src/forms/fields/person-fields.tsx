import type { ComponentProps } from "react";
import type { FieldWords } from "./field-words";
import { TextField } from "./text-field";

interface PersonFieldsProps {
  words: { readonly name: FieldWords; readonly email: FieldWords };
  /** What the form gives its field of this name. */
  field: (name: "name" | "email", words: FieldWords) => ComponentProps<typeof TextField>;
}

/** Who writes, and where an answer reaches them. */
export function PersonFields({ words, field }: PersonFieldsProps) {
  return (
    <>
      <TextField {...field("name", words.name)} autoComplete="name" />
      <TextField {...field("email", words.email)} type="email" inputMode="email" autoComplete="email" />
    </>
  );
}
