/**
 * What a described field is: plain JSON Schema, which ajv and VS Code read as it is, with a `format` that names
 * the role of a text and the few keywords of our own in `ownKeywords`.
 */

/** What a string is for; each role has its own rules and its own GraphQL type. */
export type Role = (typeof roles)[number];

interface Described {
  /** A sentence for the editor: what goes here. */
  readonly description: string;
}

/** A string. Lengths count what the visitor reads, so they are no `minLength` of the raw text. */
export interface TextField extends Described {
  readonly type: "string";
  readonly pattern: string;
  readonly format: Role;
  /** Fewest characters, once placeholders are filled. */
  readonly shortest?: number;
  /** Most characters, once placeholders are filled. */
  readonly longest?: number;
  /** Placeholders that the page fills at use, such as the count in a counter. */
  readonly fills?: readonly string[];
  /** Whether these are somebody's words, which the page sets apart by itself. */
  readonly unquoted?: boolean;
}

/** One of a few fixed words. */
export interface ChoiceField extends Described {
  readonly type: "string";
  readonly enum: readonly string[];
}

/** A whole number. */
export interface NumberField extends Described {
  readonly type: "integer";
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Yes or no. */
export interface FlagField extends Described {
  readonly type: "boolean";
}

/** Several of the same. */
export interface ListField extends Described {
  readonly type: "array";
  readonly items: Field;
  readonly minItems: number;
  readonly maxItems?: number;
}

/** Several fields under one name. */
export interface ObjectField extends Described {
  readonly type: "object";
  readonly properties: Readonly<Record<string, Field>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
  /** The GraphQL type of a shape that several kinds share. */
  readonly typeName?: string;
}

export type Field = TextField | ChoiceField | NumberField | FlagField | ListField | ObjectField;

/** The keywords that JSON Schema does not know. */
export const ownKeywords = ["shortest", "longest", "fills", "unquoted", "typeName"] as const;

/** The values of `format`. */
export const roles = ["copy", "prose", "href", "former", "picture", "id", "day", "email", "url"] as const;

/** Whether the field is a string with a role, rather than a choice or no string at all. */
export function isText(field: Field): field is TextField {
  return "format" in field;
}

/** Whether placeholders are filled in this field. */
export function holdsPlaceholders(field: Field): field is TextField {
  return isText(field) && (field.format === "copy" || field.format === "prose" || field.format === "href");
}
