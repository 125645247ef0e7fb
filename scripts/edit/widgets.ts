import type { Field as Widget } from "@sveltia/cms";
import {
  dayHint,
  isText,
  type Field,
  type ObjectField,
  type TextField,
} from "../../src/content-model/content-types";
import { soundEndings } from "../../src/content-model/media";
import { hintWithLength, lengthText } from "../../src/content-model/outputs";

/** The widgets of the editing screen for the fields of an object, in their order. `sample` is the last. */
export function widgetsOf({ properties, required }: ObjectField): Widget[] {
  const { sample, ...otherFields } = properties;
  return Object.entries({ ...otherFields, ...(sample && { sample }) }).map(([name, field]) =>
    widgetOf(name, field, required.includes(name)),
  );
}

function widgetOf(name: string, field: Field, isRequiredInFile: boolean): Widget {
  // Sveltia does not publish a file with an empty required field.
  const required = isRequiredInFile && (field.type !== "array" || field.minItems > 0);
  const commonProperties = { name, label: labelOf(name), hint: field.description, required };
  // The hint of a group or list would be far from its label.
  const groupProperties = { name, label: labelOf(name), comment: field.description, required };
  switch (field.type) {
    case "integer":
      return {
        ...commonProperties,
        widget: "number",
        value_type: "int",
        ...(field.minimum !== undefined && { min: field.minimum }),
        ...(field.maximum !== undefined && { max: field.maximum }),
      };
    case "boolean":
      // The editing screen shows a switch, so the hint says “On” instead of “true”.
      return {
        ...commonProperties,
        ...(field.sampleKind && { label: "This is still a sample" }),
        hint: field.description.replace(/^true\b/, "On"),
        widget: "boolean",
      };
    case "object":
      return { ...groupProperties, widget: "object", fields: widgetsOf(field) };
    case "array": {
      const { items, minItems, maxItems } = field;
      const list = {
        ...groupProperties,
        // For "1 Change" and "Add Change".
        label_singular: singularOf(groupProperties.label),
        widget: "list" as const,
        min: minItems,
        ...(maxItems && { max: maxItems }),
      };
      if (items.type !== "object") return { ...list, field: widgetOf("entry", items, true) };
      return { ...list, fields: widgetsOf(items), collapsed: "auto" };
    }
    case "string":
      return isText(field)
        ? {
            ...commonProperties,
            ...textWidget(field),
            hint: hintWithLength(field).replace(` ${dayHint}`, ""),
          }
        : {
            ...commonProperties,
            widget: "select",
            options: field.enum.map((value) => ({ value, label: labelOf(value) })),
          };
  }
}

type Input =
  | { widget: "image"; choose_url: false }
  | { widget: "file"; accept: string; media_folder: string; public_folder: string }
  | { widget: "relation"; collection: string; file: string; value_field: string; display_fields: string[] }
  | { widget: "datetime"; type: "date"; format: "YYYY-MM-DD" }
  | { widget: "string"; use_emoji_autocomplete: false; pattern?: [string, string] }
  | { widget: "text"; pattern?: [string, string] };

function textWidget(field: TextField): Input {
  if (field.format === "picture") return { widget: "image", choose_url: false };
  if (field.format === "recording")
    return {
      widget: "file",
      accept: soundEndings.join(","),
      media_folder: "/content/files",
      public_folder: "../files",
    };
  if (field.format === "day") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (field.chosenFrom !== undefined) {
    const { contentType, values: valuePath, labels: labelPath } = field.chosenFrom;
    // Sveltia's name for single files.
    const file = { collection: "_singletons", file: contentType };
    return { widget: "relation", ...file, value_field: valuePath, display_fields: [labelPath] };
  }
  const pattern = patternOf(field);
  const isShort =
    field.maxCharacters === undefined
      ? !allowsAnyText(field) || field.format === "href"
      : field.maxCharacters <= 100;
  return {
    ...(isShort ? { widget: "string", use_emoji_autocomplete: false } : { widget: "text" }),
    ...(pattern && { pattern }),
  };
}

/**
 * The constraints that a widget can check while typing. Lengths count displayed characters, so the content check before
 * each save handles texts with placeholders, emphasis, links or astral characters.
 */
function patternOf(field: TextField): [string, string] | undefined {
  if (!allowsAnyText(field)) return [field.pattern, field.description];
  if (field.maxCharacters === undefined) return undefined;
  const shortPattern = `[\\s\\S]{1,${String(field.maxCharacters)}}`;
  return [`^(?:[\\s\\S]*[{*[\\uD800-\\uDFFF][\\s\\S]*|${shortPattern})$`, lengthText(field)];
}

// Whether the pattern allows every text, or every text that is not blank.
function allowsAnyText({ pattern }: TextField): boolean {
  return pattern === "\\S" || pattern === "";
}

// Labels for technical names.
const labels: Readonly<Record<string, string>> = {
  alt: "Alternative text",
  eyebrow: "Line above the title",
  faq: "Common questions",
  guid: "Podcast identifier",
  hero: "Top of the page",
  href: "Links to",
  seo: "Search result",
  url: "Web address",
};

/** The singular of a label or title: Changes becomes "Change". */
export function singularOf(label: string): string {
  return label.replace(/ies$/, "y").replace(/s$/, "");
}

/** The label of the text below the fields. Some content types also have a field with the label “Text”. */
export function bodyLabelOf(schema: ObjectField | undefined): string {
  return schema !== undefined && "text" in schema.properties ? "Text of the page" : "Text";
}

/** The label of a field or an option: fieldsOfKnowledge becomes "Fields of knowledge", coming-soon "Coming soon". */
export function labelOf(name: string): string {
  const text = name.replace(/-/g, " ").replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return labels[name] ?? text.charAt(0).toUpperCase() + text.slice(1);
}
