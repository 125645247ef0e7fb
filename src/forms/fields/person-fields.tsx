import type { ComponentProps } from "react";
import type { FieldWords } from "./field-words";
import { TextField } from "../../components/ui/fields/text-field";

interface PersonFieldsProps {
  words: { readonly name: FieldWords; readonly email: FieldWords };
  /** Returns the props of the field of this name. */
  field: (name: "name" | "email", words: FieldWords) => ComponentProps<typeof TextField>;
  /** The id of the text that describes the first field to screen readers. */
  about?: string;
}

/** The fields for the visitor's name and contact details. */
export function PersonFields({ words, field, about }: PersonFieldsProps) {
  return (
    <>
      <TextField {...field("name", words.name)} about={about} autoComplete="name" />
      {/* Not type="email": browsers would reject "Ada <ada@example.com>", which cleanAddress accepts. */}
      <TextField {...field("email", words.email)} inputMode="email" autoComplete="email" />
    </>
  );
}
