import type { ChoiceField, Field, FlagField, ListField, NumberField, ObjectField, TextField } from "./field";

/** A field that a file may leave out. */
export interface OptionalField {
  readonly optional: Field;
}

/** The fields of an object, in the order shown to editors. */
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
const priced = "[^\\d\\s.,]\\s?\\d|\\d\\s?[^\\d\\s.,]|\\}";

/**
 * Displayed text; may contain placeholders. With `mayBeEmpty` it may be empty, and the page omits it then. With
 * `unquoted` it is a quotation, written without surrounding quotation marks.
 */
export function text(description: string, limits: TextLimits = {}): TextField {
  return words("copy", description, limits);
}

/** Displayed text; may contain placeholders, *emphasis* and literal links: [words](https://…), or an address. */
export function linkedText(description: string, limits: TextLimits = {}): TextField {
  return words(
    "linked",
    `${description} It may hold links: the words in square brackets, right behind them the address in round ones.`,
    limits,
  );
}

/** Displayed text; may contain placeholders and *emphasis* between asterisks. */
export function prose(description: string, limits: TextLimits = {}): TextField {
  return words("prose", description, limits);
}

/** A link target: a route of this site, one placeholder, or mailto: with one placeholder. */
export function href(description: string): TextField {
  return {
    type: "string",
    description: `${description} Write a page of this site ("/contact", "/contact#prayer"), a link of content/site.json ("{links.gathering}") or a mail address of it ("mailto:{addresses.general.email}").`,
    pattern: notBlank,
    format: "href",
  };
}

/** As `href`, but also allows a literal web address. */
export function hrefAnywhere(description: string): TextField {
  return {
    type: "string",
    description: `${description} Write an address on the web ("https://tickets.example/retreat"), a page of this site ("/contact", "/contact#prayer"), a link of content/site.json ("{links.gathering}") or a mail address of it ("mailto:{addresses.general.email}").`,
    pattern: notBlank,
    format: "href",
    writtenOut: true,
  };
}

/** A telephone number to call or to send messages to (RFC 3966, RFC 5724). */
export function telephone(description: string): TextField {
  return {
    type: "string",
    description: `${description} Write tel: to call or sms: to write, and the number without spaces ("tel:988").`,
    pattern: "^(tel|sms):\\+?[0-9]+$",
    format: "href",
  };
}

/** The target of a redirect: as `href`, but no email address and no telephone number. */
export function webPage(description: string): TextField {
  return {
    type: "string",
    description: `${description} Write a page of this site ("/contact", "/contact#prayer") or a link of content/site.json ("{links.gathering}").`,
    pattern: "^(?!(mailto|tel|sms):)\\S",
    format: "href",
  };
}

/** A path of a former site under this domain that has no page any more. */
export function formerAddress(description: string): TextField {
  return {
    type: "string",
    description: `${description} Write it from the slash after the domain on, without a question mark and what follows it, as in /blog/2019/old-post. Letters, digits and -._~+,@ alone.`,
    // Percent-encoded and non-ASCII characters are not allowed: Netlify does not document which form it compares.
    pattern: "^/([\\w.~+,@-]+(/[\\w.~+,@-]+)*/?)?$",
    format: "former",
  };
}

/** A permanent identifier, unique within its collection. */
export function id(description: string): TextField {
  return {
    type: "string",
    description: `${description} Lower-case letters and digits, with hyphens between words.`,
    pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
    format: "id",
  };
}

/** The category of a teaching, by its value in the blog page's list. */
export function category(description: string): TextField {
  return {
    ...id(description),
    // Not the role of an id, which only one entry may have.
    format: "copy",
    chosenFrom: {
      contentType: "page-blog",
      values: "list.categories.*.value",
      labels: "list.categories.*.label",
    },
  };
}

/** A calendar date. Pages display it in words. */
export function day(description: string): TextField {
  return {
    type: "string",
    description: `${description} Year, month and day, as in 2026-03-08.`,
    pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
    format: "day",
  };
}

/** A time of day in 24-hour format. */
export function clock(description: string): TextField {
  return {
    type: "string",
    description: `${description} Hours from 00 to 23 and minutes, as in 18:00.`,
    pattern: "^([01]\\d|2[0-3]):[0-5]\\d$",
    format: "copy",
  };
}

/** A time zone by its IANA name. */
export function timeZone(description: string): TextField {
  return {
    type: "string",
    description: `${description} The zone’s name in the IANA database, as in America/New_York or Europe/Madrid.`,
    pattern: "^[A-Z][\\w+-]*(/[\\w+-]+)*$",
    format: "zone",
  };
}

/** A language tag (BCP 47). */
export function languageTag(description: string): TextField {
  return {
    type: "string",
    description: `${description} The language and the country, as in en-US or es-CO: dates and numbers follow it.`,
    pattern: "^[a-z]{2,3}(-[A-Za-z0-9]+)*$",
    format: "language",
  };
}

/** A count that the site also calculates with. */
export function count(description: string): TextField {
  return {
    type: "string",
    description: `${description} In digits alone, as in 12.`,
    pattern: "^[1-9]\\d*$",
    format: "copy",
  };
}

/** An amount of money for structured data. */
export function amount(description: string): TextField {
  return {
    type: "string",
    description: `${description} In digits and without a sign, as in 39 or 39.50.`,
    pattern: "^\\d+(\\.\\d\\d)?$",
    format: "copy",
  };
}

/** A displayed price, or a placeholder for one. */
export function price(description: string): TextField {
  return {
    type: "string",
    description: `${description} In digits and with its sign, as in $25.`,
    pattern: priced,
    format: "copy",
  };
}

/**
 * As `price`, or text without digits if the amount is open.
 * @param description the sentence for the editor
 * @param longest the maximum number of characters
 */
export function priceOrWords(description: string, longest: number): TextField {
  return { ...price(description), pattern: `${priced}|^\\D*[^\\d\\s]\\D*$`, longest };
}

/** The currency of an amount, as its code (ISO 4217). */
export function currency(description: string): TextField {
  return {
    type: "string",
    description: `${description} Three capital letters, as in USD.`,
    pattern: "^[A-Z]{3}$",
    format: "currency",
  };
}

/** The name of a field in another site's form. */
export function fieldNameElsewhere(description: string): TextField {
  return {
    type: "string",
    description: `${description} Copy it as it stands there, without quotation marks, as in EMAIL.`,
    pattern: "^[^\\s\"'<>{}]+$",
    format: "copy",
  };
}

/** An email address; only content/site.json has such fields. */
export function email(description: string): TextField {
  return { type: "string", description, pattern: "^[^\\s@{}]+@[^\\s@{}]+\\.[^\\s@{}]+$", format: "email" };
}

/** An absolute web address; only content/site.json has such fields. */
export function url(description: string): TextField {
  return {
    type: "string",
    description: `${description} It begins with https://.`,
    pattern: "^https://[^\\s{}]+$",
    format: "url",
  };
}

/** The origin of a site, to which the paths of its pages are appended. */
export function origin(description: string): TextField {
  return {
    type: "string",
    description: `${description} https:// and the domain with nothing after it, not even a slash, as in https://ministry.example.`,
    pattern: "^https://[^\\s{}/?#@]+$",
    format: "url",
  };
}

/** A picture with its alternative text. */
export function picture(description: string): ObjectField {
  const file: TextField = {
    type: "string",
    description: "The picture's path as seen from this file, such as ./pictures/portrait.png.",
    pattern: notBlank,
    format: "picture",
  };
  const alt = text("What the picture shows, in one sentence, for those who cannot see it.", { max: 250 });
  const sample = optional(flag("true while the picture is a placeholder; removed at launch."));
  return object(description, { file, alt, sample }, "Picture");
}

/** A choice from fixed values. */
export function choice(description: string, options: readonly string[]): ChoiceField {
  return { type: "string", description, enum: options };
}

/** An integer. */
export function number(description: string, { min, max }: Limits = {}): NumberField {
  return {
    type: "integer",
    description,
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
  };
}

/** A boolean. */
export function flag(description: string): FlagField {
  return { type: "boolean", description };
}

/** A list of values of one type, by default with at least one entry. */
export function list(description: string, items: Field, { min = 1, max }: Limits = {}): ListField {
  return { type: "array", description, items, minItems: min, ...(max !== undefined && { maxItems: max }) };
}

/** Marks a field that a file may leave out. */
export function optional(field: Field): OptionalField {
  return { optional: field };
}

/**
 * An object. All fields are required except those marked `optional`, and no others are allowed.
 * @param description the sentence for the editor
 * @param fields the fields
 * @param typeName the GraphQL type, for a field group that several content types share
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
  format: "copy" | "linked" | "prose",
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
