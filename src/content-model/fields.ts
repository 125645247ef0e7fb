import * as z from "zod";
import { isTimeZone, likelyTimeZone } from "../calendar/time-zones";
import { isMailAddress } from "../forms/address";
import { isLanguage, likelyLanguage } from "../text/languages";
import { describesNothing } from "./file-names";
import type { Path } from "./messages";
import { nearestName } from "./near-names";

// Zod would compile its checks by `new Function`, which the editing screen's security policy forbids.
z.config({ jitless: true });

/*
 * The builders of fields. Each field is a zod type, with its description for editors and its role in zod's metadata.
 * Messages, GraphQL types, VS Code and the editing screen use the JSON Schema that zod derives.
 */

/** The role of a string, by which the check, GraphQL and the editing screen treat the string. */
export type Role =
  | "copy"
  | "linked"
  | "prose"
  | "href"
  | "former"
  | "picture"
  | "recording"
  | "id"
  | "chosen"
  | "day"
  | "email"
  | "url"
  | "code";

interface TextMetadata {
  /** The maximum number of characters. Placeholders of facts do not count. */
  readonly maxCharacters?: number;
  /** Placeholders that the page fills at runtime, such as the count in a counter. */
  readonly pagePlaceholders?: readonly string[];
  /** Whether the field may contain a literal web address. */
  readonly mayBeLiteral?: boolean;
  /** Whether the site formats a number as a price in its currency. */
  readonly isAmount?: boolean;
  /** The list in another file that contains the allowed ids, with labels for editors. */
  readonly chosenFrom?: { readonly contentType: string; readonly values: string; readonly labels: string };
}

interface DescribedField {
  /** A sentence for the editor that describes the field's content. */
  readonly description: string;
}

/** The JSON Schema of a string. */
export interface TextField extends DescribedField, TextMetadata {
  readonly type: "string";
  readonly pattern: string;
  readonly format: Role;
}

/** The JSON Schema of an object with named fields. */
export interface ObjectField extends DescribedField {
  readonly type: "object";
  readonly properties: Readonly<Record<string, Field>>;
  readonly required: readonly string[];
  /** The GraphQL type of a group that several content types share. */
  readonly typeName?: string;
}

interface ListField extends DescribedField {
  readonly type: "array";
  readonly items: Field;
  readonly minItems: number;
  readonly maxItems?: number;
}

type OtherField =
  | { readonly type: "string"; readonly enum: readonly string[] }
  | { readonly type: "integer"; readonly minimum?: number; readonly maximum?: number }
  | {
      readonly type: "boolean";
      /** The kind of content that the field marks as a sample. */
      readonly sampleKind?: SampleKind;
    };

/** The kinds of samples: "promise" (also facts, dates and quotes), "work" (of the leader), "copy" (the rest). */
export type SampleKind = "promise" | "work" | "copy";

/** The JSON Schema of a field. */
export type Field = TextField | ObjectField | ListField | (DescribedField & OtherField);

/** Whether the field is a string with a role, as opposed to a choice or another type. */
export function isText(field: Field): field is TextField {
  return "format" in field;
}

/** The description of a field for the editor, as messages quote it. */
export function hintOf(field: Field | undefined): string {
  return field === undefined ? "" : `About this field: ${field.description}`;
}

/** Whether placeholders are filled in this field. */
export function mayHavePlaceholders(field: Field): field is TextField {
  return isText(field) && ["copy", "linked", "prose", "href"].includes(field.format);
}

/** The JSON Schema of fields, with their metadata. */
export function schemaOf(fields: z.ZodObject): ObjectField {
  return z.toJSONSchema(fields, {
    override: ({ jsonSchema }) => {
      // Zod adds the bounds of JavaScript's integers.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.type === "object") jsonSchema.required ??= [];
    },
  }) as unknown as ObjectField;
}

/** Named fields, in the order shown to editors. */
export type Fields = Readonly<Record<string, z.ZodType>>;

interface Limits {
  readonly min?: number;
  readonly max?: number;
}

interface TextLimits extends Pick<Limits, "max"> {
  readonly pagePlaceholders?: readonly string[];
  readonly mayBeEmpty?: boolean;
}

/** Displayed text, which may contain placeholders. With `mayBeEmpty`, the page omits the text if it is empty. */
export const text = (description: string, limits: TextLimits = {}) =>
  displayedText("copy", description, limits);

/** A text of one line, such as on a button. */
export const label = (description: string, max = 40) => text(description, { max });

/** Like `label`, but with room for a title. */
export const line = (description: string) => text(description, { max: 60 });

/** Like `text`, but with placeholders that the page fills in at runtime. */
export function template(
  description: string,
  pagePlaceholders: readonly string[],
  limits: Omit<TextLimits, "pagePlaceholders"> = {},
) {
  const names = pagePlaceholders.map((name) => `{${name}}`).join(", ");
  const namesText = names.replace(/, ([^,]*)$/, " and $1");
  return text(`${description}. The page fills in ${namesText}.`, { ...limits, pagePlaceholders });
}

/** Displayed text, which may contain placeholders and *emphasis* between asterisks. */
export const prose = (description: string, limits: TextLimits = {}) =>
  displayedText("prose", description, limits);

/** Displayed text, which may contain placeholders, *emphasis* and literal links: [text](https://…), or an address. */
export const linkedText = (description: string, limits: TextLimits = {}) =>
  displayedText("linked", `${description} Links are possible, such as [our events](/events).`, limits);

function displayedText(role: Role, description: string, limits: TextLimits) {
  const { max, mayBeEmpty = false, ...otherMetadata } = limits;
  const metadata = { ...otherMetadata, ...(max !== undefined && { maxCharacters: max }) };
  return textField(role, description, mayBeEmpty ? /^/u : notBlank, metadata);
}

const notBlank = /\S/u;

function textField(role: Role, description: string, pattern: RegExp, metadata: TextMetadata = {}) {
  return z
    .string()
    .regex(pattern, { abort: true })
    .meta({ description, format: role, ...metadata });
}

/** The builder of a text with a fixed format. `formatHint` is added to the description of each field. */
const textWithPattern =
  (role: Role, formatHint: string, pattern: RegExp, metadata?: TextMetadata) => (description: string) =>
    textField(role, `${description} ${formatHint}`.trim(), pattern, metadata);

/**
 * Like `textWithPattern`, but with a check that a pattern cannot express. `problem` is the message if `isValid` returns
 * false, and `suggest` returns a likely correction.
 */
const textWithCheck =
  (
    role: Role,
    formatHint: string,
    pattern: RegExp,
    isValid: (text: string) => boolean,
    problem: string,
    suggest?: (text: string) => string | undefined,
  ) =>
  (description: string) => {
    const field = textWithPattern(role, formatHint, pattern)(description);
    const error = ({ input }: { input?: unknown }) => {
      const suggestion = suggest?.(String(input));
      return suggestion === undefined ? problem : `${problem}. Try "${suggestion}"`;
    };
    return field.refine(isValid, { error }).meta(field.meta() ?? {});
  };

const sitePage = 'the address of a page of this site ("/contact", "/contact#prayer")';
const link = 'a link from content/site.json ("{links.gathering}")';
const inbox =
  'an email address from content/site.json ("mailto:{addresses.general.email}") or a telephone number ("tel:+15550100")';

/** A link target: a route of this site, one placeholder, or mailto: with one placeholder. */
export const href = textWithPattern("href", `Write ${sitePage}, ${link}, ${inbox}.`, notBlank);

/** Like `href`, but also allows a literal web address. */
export const hrefAnywhere = textWithPattern(
  "href",
  `Write a web address ("https://tickets.example/retreat"), ${sitePage}, ${link}, ${inbox}.`,
  notBlank,
  { mayBeLiteral: true },
);

/** A place to get help: a telephone number for calls or messages (RFC 3966, RFC 5724), or a page of another site. */
export const helpAddress = textWithPattern(
  "href",
  'Write tel: (for calls) or sms: (for messages) and the number in digits only, with + before a country code ("tel:988", "tel:+15550100"), or a web address ("https://findahelpline.com").',
  /^((tel|sms):\+?[0-9]+|https:\/\/\S+)$/u,
  { mayBeLiteral: true },
);

/** The target of a redirect: like `href`, but without email addresses and telephone numbers. */
export const webPage = textWithPattern("href", `Write ${sitePage} or ${link}.`, /^(?!(mailto|tel|sms):)\S/u);

/** An old address under this domain without a page. It may have one query parameter. */
export const formerAddress = textWithPattern(
  "former",
  "Write the part after the domain, such as /blog/2019/old-post or /?p=123. Write %20 for a space. Do not use *, #, : or \\. After a question mark, write only one parameter with its value.",
  /^\/(?!\/)(?:[^\s?#*:%\\]|%[\da-fA-F]{2})*(?:\?[^\s?#&=*:%]+=(?:[^\s?#&=*:%]|%[\da-fA-F]{2})*)?$/u,
);

/** The format of ids and of file names that become addresses. */
export const idFormat =
  "only the letters a to z (lower case, without accents) and digits, with hyphens between words";
const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/u;

/** A permanent identifier, unique within its collection. */
export const id = textWithPattern("id", `Use ${idFormat}.`, idPattern);

/**
 * An id in a list of the blog's page, which editors choose by its label. Unlike the field `id`, several entries can
 * have the same value.
 */
export const chosenOnBlog = (description: string, list: string, label: string) =>
  textField("chosen", description, notBlank, {
    chosenFrom: { contentType: "page-blog", values: `${list}.*.value`, labels: `${list}.*.${label}` },
  });

/** The format of a day in files. The editing screen shows a date picker instead. */
export const dayHint = "Write year, month and day, such as 2026-03-08.";

/** A calendar date, which pages display in words. */
export const day = textWithPattern("day", dayHint, z.regexes.date);

/** A time of day in 24-hour format. */
export const clock = textWithPattern(
  "copy",
  "Use the 24-hour format with two digits for the hour, such as 09:00 or 18:00.",
  /^([01]\d|2[0-3]):[0-5]\d$/u,
);

/** Like `clock`, but also allows the midnight that ends a day. */
export const endClock = textWithPattern(
  "copy",
  "Use the 24-hour format with two digits for the hour, such as 09:30 or 20:00. Write 24:00 for midnight at the end of the day, and 00:30 for half an hour after midnight.",
  /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/u,
);

/** A time zone that Node, browsers and the calendar file know, by its IANA name. */
export const timeZone = textWithCheck(
  "code",
  "Write region and city as in the IANA list of time zones, such as America/New_York or Europe/Madrid.",
  /^[A-Za-z][\w+/ -]*$/u,
  isTimeZone,
  "not the name of a known time zone",
  (text) => likelyTimeZone(text) ?? nearestName(text, Intl.supportedValuesOf("timeZone")),
);

/** A language tag that Intl knows (BCP 47), of a language whose letters the site's fonts have. */
export const languageTag = textWithCheck(
  "code",
  "Write the codes of language and country, such as en-US or es-CO. The site writes dates and numbers as in that country.",
  // Intl would throw for other formats.
  /^[a-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|\d{3}))?(-[a-z0-9]{5,8})?$/u,
  (tag) =>
    // For other languages, Intl would fall back to the machine's own.
    Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0 &&
    new Intl.Locale(tag).maximize().script === "Latn",
  "not the code of a known language that is written in Latin letters",
);

/** The language of a text by a code that Intl knows (BCP 47), in any script. */
export const textLanguage = textWithCheck(
  "code",
  "Write the code of the language, such as es, pt-BR, ar (Arabic) or he (Hebrew).",
  notBlank,
  isLanguage,
  "not the code of a language",
  likelyLanguage,
);

/** A count that the site also calculates with. */
export const count = textWithPattern(
  "copy",
  "Use only digits, without a 0 at the beginning, such as 12.",
  /^[1-9]\d*$/u,
);

/** An amount of money, which the site formats as a price. */
export const amount = textWithPattern(
  "copy",
  "Use digits without a currency, such as 39 or 39.50.",
  /^\d+(\.\d\d)?$/u,
);

const priceHint = "Use digits with a currency sign, such as $25.";

/** A displayed price, or a placeholder for one. */
export const price = textWithPattern("copy", priceHint, /[^\d\s.,]\s?\d|\d\s?[^\d\s.,]|\}/u);

/** Like `price`, but also allows a text without digits if the amount is open. */
export const priceOrText = textWithPattern(
  "copy",
  priceHint,
  /[^\d\s.,]\s?\d|\d\s?[^\d\s.,]|\}|^\D*[^\d\s]\D*$/u,
  {
    maxCharacters: 20,
  },
);

/** An amount of money, which the site formats as a price, or a text. */
export const amountOrText = textWithPattern(
  "copy",
  "Use digits such as 25 or 1250.50, 0 for a free event, or a text such as “By donation”.",
  /^\d+(?:\.\d\d?)?$|[^\d\s.,'’]/u,
  { maxCharacters: 40, isAmount: true },
);

/** The currency of an amount, as its code (ISO 4217), because search engines ignore prices in unknown currencies. */
export const currency = textWithCheck(
  "code",
  "Use the code of the currency in three capital letters, such as USD, EUR or COP.",
  /^[A-Z]{3}$/u,
  (code) => Intl.supportedValuesOf("currency").includes(code),
  "not the code of a currency",
);

/** The name of a field in another site's form. */
export const fieldNameElsewhere = textWithPattern(
  "copy",
  "Copy the name exactly, without quotation marks, such as EMAIL.",
  /^[^\s"'<>{}]+$/u,
);

/** An email address, as the forms accept it. Only content/site.json has such fields. */
export const email = textWithCheck(
  "email",
  "Write only the address, such as info@ministry.example.",
  /^[^\s@{}]+@[^\s@{}]+\.[^\s@{}]+$/u,
  isMailAddress,
  "not an email address",
);

/** An absolute web address. Only content/site.json has such fields. */
export const url = textWithPattern(
  "url",
  "Write the whole web address with https://, without spaces and braces, such as https://ministry.example/page.",
  /^https:\/\/[^\s{}]+$/u,
);

/** The origin of a site, to which the paths of its pages are appended. */
export const origin = textWithPattern(
  "url",
  "Write https:// and the domain, without a slash at the end, such as https://ministry.example.",
  /^https:\/\/[^\s{}/?#@]+$/u,
);

function alternativeText(description: string) {
  const field = text(description, { max: 250 });
  return field
    .refine((alt) => !describesNothing(alt), "not a description of the picture")
    .meta(field.meta() ?? {});
}

/**
 * A picture with its alternative text.
 * @param sampleMark the field `sample`, if the project contains a sample of the picture
 */
export const picture = (description: string, sampleMark: Fields = {}) =>
  group(
    description,
    {
      file: textWithPattern(
        "picture",
        "If this file is directly in content/, write ./pictures/portrait.png.",
        notBlank,
      )("The path of the picture, beginning at this file’s folder, such as ../pictures/portrait.png."),
      alt: alternativeText(
        "Describe the picture in a sentence for people who cannot see it: “People pray in a hall.”",
      ),
      ...sampleMark,
    },
    "Picture",
  );

/** A picture for which the project contains a sample. */
export const pictureWithStandIn = (description: string) => picture(description, sample("copy"));

/** The sound of a recording: a file of content/files, or an address on the web. */
export const recordingFile = textWithPattern("recording", "", notBlank);

/** A length in minutes and seconds, with hours if needed. */
export const duration = textWithPattern(
  "copy",
  "Use minutes and seconds, such as 38:12, or hours too, such as 1:04:30.",
  /^(?:\d+:[0-5]\d|\d{1,3}):[0-5]\d$/u,
);

export const choice = (description: string, options: readonly string[]) =>
  z.enum(options).meta({ description });

export const number = (
  description: string,
  { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER }: Limits = {},
) => z.int().min(min).max(max).meta({ description });

export const flag = (description: string) => z.boolean().meta({ description });

/** The field that marks a file or a group as sample content. Pages and queries do not contain the mark. */
export const sample = (sampleKind: SampleKind): Fields => ({
  sample: optional(
    z.boolean().meta({
      description:
        "true as long as this group or file contains sample texts or pictures. Visitors do not see this mark. When everything in the group or file is your own, turn the mark off (in the file: write false).",
      sampleKind,
    }),
  ),
});

/** A list of values of one type, by default with at least one entry. */
export function list(description: string, items: z.ZodType, { min = 1, max }: Limits = {}) {
  const entries = z.array(items).min(min);
  return (max === undefined ? entries : entries.max(max)).meta({ description });
}

/** A list of groups, which may be empty: the page leaves out a section without entries. */
export const items = (description: string, fields: Fields) =>
  list(description, group(description, fields), { min: 0 });

/** Like `items`, but with at least one entry. */
export const nonEmptyItems = (description: string, fields: Fields) =>
  list(description, group(description, fields));

/** A field that a file may leave out. */
export const optional = (field: z.ZodType) => field.optional();

/**
 * Named fields. All fields are required except `optional` fields, and other fields are not allowed.
 * @param typeName the GraphQL type, for a group that several content types share
 */
export const group = (description: string, fields: Fields, typeName?: string) =>
  z.strictObject(fields).meta({ description, ...(typeName && { typeName }) });

/** A group in the content, with its field's schema. */
interface WrittenGroup {
  readonly field: ObjectField;
  readonly group: Readonly<Record<string, unknown>>;
  readonly path: Path;
}

/** Yields every group of fields, the outermost first. Values of another type are skipped. */
export function* groupsIn(field: Field, value: unknown, path: Path = []): Generator<WrittenGroup> {
  if (field.type === "array" && Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* groupsIn(field.items, entry, [...path, index]);
  } else if (field.type === "object" && typeof value === "object" && value !== null) {
    const group = value as Record<string, unknown>;
    yield { field, group, path };
    for (const [key, inner] of Object.entries(field.properties))
      yield* groupsIn(inner, group[key], [...path, key]);
  }
}

/** A text in the content, with its field's schema. */
export interface WrittenText {
  readonly field: TextField;
  readonly text: string;
  readonly path: Path;
}

/**
 * Yields every text that matches the pattern of its field. Blank texts and values of another type are skipped, since
 * the structure check reports them.
 */
export function* textsIn(field: Field, value: unknown, path: Path = []): Generator<WrittenText> {
  if (field.type === "array") {
    if (!Array.isArray(value)) return;
    for (const [index, entry] of value.entries()) yield* textsIn(field.items, entry, [...path, index]);
  } else if (field.type === "object") {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    for (const [key, entry] of Object.entries(value)) {
      const inner = field.properties[key];
      if (inner !== undefined) yield* textsIn(inner, entry, [...path, key]);
    }
  } else if (isText(field) && typeof value === "string" && value.trim() !== "") {
    if (new RegExp(field.pattern, "u").test(value)) yield { field, text: value, path };
  }
}
