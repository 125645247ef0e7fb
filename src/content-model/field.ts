/**
 * The types of field descriptions. They are plain JSON Schema, as ajv and VS Code read it, with the text's role in
 * `format` and the custom keywords of `ownKeywords`.
 */

/** The role of a string. Each role has its own validators and its own GraphQL type. */
export type Role = (typeof roles)[number];

interface Described {
  /** A sentence for the editor that describes the field's content. */
  readonly description: string;
}

/**
 * A string. Its lengths apply to the displayed text, so they are not the `minLength` and `maxLength` of the raw text.
 */
export interface TextField extends Described {
  readonly type: "string";
  readonly pattern: string;
  readonly format: Role;
  /** The minimum number of characters, with placeholders filled. */
  readonly shortest?: number;
  /** The maximum number of characters, without placeholders. */
  readonly longest?: number;
  /** Placeholders that the page fills at runtime, such as the count in a counter. */
  readonly fills?: readonly string[];
  /** Whether the field may contain a literal web address. */
  readonly writtenOut?: boolean;
  /** The values that it is one of: an id in a list of another file, with the label that editors choose it by. */
  readonly chosenFrom?: { readonly contentType: string; readonly values: string; readonly labels: string };
  /** Whether the text is a quotation that the page styles itself. */
  readonly unquoted?: boolean;
}

/** A choice from fixed values. */
export interface ChoiceField extends Described {
  readonly type: "string";
  readonly enum: readonly string[];
}

/** An integer. */
export interface NumberField extends Described {
  readonly type: "integer";
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A boolean. */
export interface FlagField extends Described {
  readonly type: "boolean";
}

/** A list of values of one type. */
export interface ListField extends Described {
  readonly type: "array";
  readonly items: Field;
  readonly minItems: number;
  readonly maxItems?: number;
}

/** An object with named fields. */
export interface ObjectField extends Described {
  readonly type: "object";
  readonly properties: Readonly<Record<string, Field>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
  /** The GraphQL type of a field group that several content types share. */
  readonly typeName?: string;
}

export type Field = TextField | ChoiceField | NumberField | FlagField | ListField | ObjectField;

/** The custom keywords, which JSON Schema does not define. */
export const ownKeywords = [
  "shortest",
  "longest",
  "fills",
  "writtenOut",
  "unquoted",
  "chosenFrom",
  "typeName",
] as const;

/** The values of `format`. */
export const roles = [
  "copy",
  "linked",
  "prose",
  "href",
  "former",
  "picture",
  "id",
  "day",
  "email",
  "url",
  "zone",
  "language",
  "currency",
] as const;

/** Whether the field is a string with a role, as opposed to a choice or another type. */
export function isText(field: Field): field is TextField {
  return "format" in field;
}

/** Whether placeholders are filled in this field. */
export function holdsPlaceholders(field: Field): field is TextField {
  return isText(field) && ["copy", "linked", "prose", "href"].includes(field.format);
}
