import type { ComponentProps } from "react";
import type { FieldWords } from "./field-words";
import { TextField } from "./text-field";

interface PersonFieldsProps {
  words: { readonly name: FieldWords; readonly email: FieldWords };
  /** What the form gives its field of this name. */
  field: (name: "name" | "email", words: FieldWords) => ComponentProps<typeof TextField>;
  /** The id of words that are to be heard before the first of them is filled in. */
  about?: string;
}

/** Who writes, and where an answer reaches them. */
export function PersonFields({ words, field, about }: PersonFieldsProps) {
  return (
    <>
      <TextField {...field("name", words.name)} about={about} autoComplete="name" />
      <TextField {...field("email", words.email)} type="email" inputMode="email" autoComplete="email" />
    </>
  );
}
