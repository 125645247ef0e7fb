import type { ChoiceField, Field, FlagField, ListField, NumberField, ObjectField, TextField } from "./field";

/** A field that a file may leave out. */
export interface OptionalField {
  readonly optional: Field;
}

/** The fields of an object, in the order in which editors see them. */
export type Fields = Readonly<Record<string, Field | OptionalField>>;

interface TextLimits {
  readonly min?: number;
  readonly max?: number;
  readonly fills?: readonly string[];
  readonly mayBeEmpty?: boolean;
  readonly unquoted?: boolean;
}

interface Limits {
  readonly min?: number;
  readonly max?: number;
}

const notBlank = "\\S";
const anything = "";
const priced = "[^\\d\\s.,] ?\\d|\\d ?[^\\d\\s.,]|\\}";

/**
 * Words that a visitor reads; may hold placeholders. With `mayBeEmpty` they may wait: what shows them leaves them out. With
 * `unquoted` they are somebody's words, written without quotation marks around them.
 */
export function text(description: string, limits: TextLimits = {}): TextField {
  return words("copy", description, limits);
}

/** Words that a visitor reads; may hold placeholders, and *emphasis* between asterisks. */
export function prose(description: string, limits: TextLimits = {}): TextField {
  return words("prose", description, limits);
}

/** A place to go to: a route of this site, one placeholder, or mailto: with one placeholder. */
export function href(description: string): TextField {
  return {
    type: "string",
    description: `${description} Write a page of this site ("/contact", "/contact#prayer"), a link of content/site.json ("{links.gathering}") or a mail address of it ("mailto:{addresses.general.email}").`,
    pattern: notBlank,
    format: "href",
  };
}

/** A number that a telephone calls or writes to (RFC 3966, RFC 5724). */
export function telephone(description: string): TextField {
  return {
    type: "string",
    description: `${description} Write tel: to call or sms: to write, and the number without spaces ("tel:988").`,
    pattern: "^(tel|sms):\\+?[0-9]+$",
    format: "href",
  };
}

/** A place that an address can lead on to: as `href`, but no mailbox and no telephone. */
export function webPage(description: string): TextField {
  return {
    type: "string",
    description: `${description} Write a page of this site ("/contact", "/contact#prayer") or a link of content/site.json ("{links.gathering}").`,
    pattern: "^(?!(mailto|tel|sms):)\\S",
    format: "href",
  };
}

/** An address of a former site under this site's domain, where a page is no more. */
export function formerAddress(description: string): TextField {
  return {
    type: "string",
    description: `${description} Write it from the slash after the domain on, without a question mark and what follows it, as in /blog/2019/old-post. Letters, digits and -._~+,@ alone.`,
    // Percent signs and other letters are left out: Netlify does not say in which of their forms it compares them.
    pattern: "^/([\\w.~+,@-]+(/[\\w.~+,@-]+)*/?)?$",
    format: "former",
  };
}

/** A name that never changes and that no other entry of the same collection has. */
export function id(description: string): TextField {
  return {
    type: "string",
    description: `${description} Lower-case letters and digits, with hyphens between words.`,
    pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
    format: "id",
  };
}

/** A day of the calendar; a page writes it out in words. */
export function day(description: string): TextField {
  return {
    type: "string",
    description: `${description} Year, month and day, as in 2026-03-08.`,
    pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
    format: "day",
  };
}

/** A time of day, as machines write it. */
export function clock(description: string): TextField {
  return {
    type: "string",
    description: `${description} Hours from 00 to 23 and minutes, as in 18:00.`,
    pattern: "^([01]\\d|2[0-3]):[0-5]\\d$",
    format: "copy",
  };
}

/** How many of something, where the site also reckons with the number. */
export function count(description: string): TextField {
  return {
    type: "string",
    description: `${description} In digits alone, as in 12.`,
    pattern: "^[1-9]\\d*$",
    format: "copy",
  };
}

/** An amount of money that the site also tells to machines. */
export function amount(description: string): TextField {
  return {
    type: "string",
    description: `${description} In digits and without a sign, as in 39 or 39.50.`,
    pattern: "^\\d+(\\.\\d\\d)?$",
    format: "copy",
  };
}

/** A price as visitors read it, or a placeholder for one. */
export function price(description: string): TextField {
  return {
    type: "string",
    description: `${description} In digits and with its sign, as in $25.`,
    pattern: priced,
    format: "copy",
  };
}

/** As `price`, or words without a digit where the amount is open. In: the sentence for the editor and the most characters. */
export function priceOrWords(description: string, longest: number): TextField {
  return { ...price(description), pattern: `${priced}|^\\D*[^\\d\\s]\\D*$`, longest };
}

/** What money an amount is in, as machines write it (ISO 4217). */
export function currency(description: string): TextField {
  return {
    type: "string",
    description: `${description} Three capital letters, as in USD.`,
    pattern: "^[A-Z]{3}$",
    format: "copy",
  };
}

/** What another site calls a field of its form. */
export function fieldNameElsewhere(description: string): TextField {
  return {
    type: "string",
    description: `${description} Copy it as it stands there, without quotation marks, as in EMAIL.`,
    pattern: "^[^\\s\"'<>{}]+$",
    format: "copy",
  };
}

/** A mail address; only content/site.json has such fields. */
export function email(description: string): TextField {
  return { type: "string", description, pattern: "^[^\\s@{}]+@[^\\s@{}]+\\.[^\\s@{}]+$", format: "email" };
}

/** An absolute address on the web; only content/site.json has such fields. */
export function url(description: string): TextField {
  return {
    type: "string",
    description: `${description} It begins with https://.`,
    pattern: "^https://[^\\s{}]+$",
    format: "url",
  };
}

/** The address of a site itself, to which the paths of its pages are added. */
export function origin(description: string): TextField {
  return {
    type: "string",
    description: `${description} https:// and the domain with nothing after it, not even a slash, as in https://ministry.example.`,
    pattern: "^https://[^\\s{}/?#@]+$",
    format: "url",
  };
}

/** A picture with the words that stand in for it. */
export function picture(description: string): ObjectField {
  const file: TextField = {
    type: "string",
    description: "The picture's path as seen from this file, such as ./pictures/portrait.png.",
    pattern: notBlank,
    format: "picture",
  };
  const alt = text("What the picture shows, in one sentence, for those who cannot see it.", { max: 250 });
  return object(description, { file, alt }, "Picture");
}

/** One of a few fixed words. */
export function choice(description: string, options: readonly string[]): ChoiceField {
  return { type: "string", description, enum: options };
}

/** A whole number. */
export function number(description: string, { min, max }: Limits = {}): NumberField {
  return {
    type: "integer",
    description,
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
  };
}

/** true or false. */
export function flag(description: string): FlagField {
  return { type: "boolean", description };
}

/** Several of the same; at least one, unless told otherwise. */
export function list(description: string, items: Field, { min = 1, max }: Limits = {}): ListField {
  return { type: "array", description, items, minItems: min, ...(max !== undefined && { maxItems: max }) };
}

/** Marks a field that a file may leave out. */
export function optional(field: Field): OptionalField {
  return { optional: field };
}

/**
 * Several fields under one name. All are required but those marked `optional`, and no others are allowed.
 * In: the sentence for the editor, the fields and, for a shape that kinds share, its GraphQL type.
 */
export function object(description: string, fields: Fields, typeName?: string): ObjectField {
  const entries = Object.entries(fields);
  return {
    type: "object",
    description,
    properties: Object.fromEntries(
      entries.map(([name, field]) => [name, isOptional(field) ? field.optional : field]),
    ),
    required: entries.filter(([, field]) => !isOptional(field)).map(([name]) => name),
    additionalProperties: false,
    ...(typeName !== undefined && { typeName }),
  };
}

function words(
  format: "copy" | "prose",
  description: string,
  { min, max, fills, unquoted, mayBeEmpty = false }: TextLimits,
): TextField {
  return {
    type: "string",
    description,
    pattern: mayBeEmpty ? anything : notBlank,
    format,
    ...(min !== undefined && { shortest: min }),
    ...(max !== undefined && { longest: max }),
    ...(fills !== undefined && { fills }),
    ...(unquoted !== undefined && { unquoted }),
  };
}

function isOptional(field: Field | OptionalField): field is OptionalField {
  return "optional" in field;
}
