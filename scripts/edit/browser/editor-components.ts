import CMS, { type Field } from "@sveltia/cms";
import { components, type Component } from "../../../src/content-model/text/render";
import { labelOf } from "../widgets";

/** Adds the components that a text may contain to the Insert menu, each with its fields. */
export function registerEditorComponents(): void {
  for (const component of components) {
    const { name } = component;
    CMS.registerEditorComponent({
      id: name.toLowerCase(),
      label: name,
      fields: fieldsOf(component),
      pattern: patternOf(component),
      fromBlock: (match) => readTag(component, match),
      toBlock: (values) => tagText(component, values),
      toPreview: (values) => tagText(component, values),
    });
  }
}

type Values = Readonly<Record<string, unknown>>;

function patternOf({ name }: Component): RegExp {
  return new RegExp(`^<${name}((?:\\s+\\w+="[^"]*")*)\\s*(?:/>|>([^]*?)</${name}>)`, "m");
}

function readTag(component: Component, [source = "", attributes = "", text = ""]: RegExpMatchArray): Values {
  const values = Object.fromEntries(
    Array.from(attributes.matchAll(/(\w+)="([^"]*)"/g), ([, key = "", value = ""]) => [
      key,
      value.replaceAll("&quot;", '"'),
    ]),
  );
  // The label is between the tags or in the attribute.
  const { label = "", ...otherValues } = values;
  const isLabel = component.content === "label";
  return { ...(isLabel ? otherValues : values), text: text.trim() || label, source };
}

function fieldsOf({ name, attributes, content }: Component): Field[] {
  const fields = Object.entries(attributes)
    .filter(([attribute]) => attribute !== "label")
    .map(([attribute, { isRequired, example }]): Field => {
      const properties = { name: attribute, label: labelOf(attribute), required: isRequired };
      if (/\.(?:jpg|png)$/.test(example)) return { ...properties, widget: "image", choose_url: false };
      return { ...properties, hint: `Example: ${example}`, widget: "string" };
    });
  if (content !== "none") {
    const label = `Text of the ${content === "label" ? "link" : name.toLowerCase()}`;
    fields.push({ name: "text", label, widget: content === "label" ? "string" : "text" });
  }
  return [...fields, { name: "source", widget: "hidden", required: false }];
}

/** A component's tags: unchanged if no field was changed, otherwise formatted as an editor would write them. */
function tagText(component: Component, values: Values): string {
  const { name, attributes, content } = component;
  const textOf = (all: Values, key: string): string => (typeof all[key] === "string" ? all[key] : "");
  const source = textOf(values, "source");
  const match = patternOf(component).exec(source);
  const oldValues = match && readTag(component, match);
  const keys = [...Object.keys(attributes), "text"];
  if (oldValues && keys.every((key) => textOf(values, key) === textOf(oldValues, key))) return source;
  const attributeTexts = Object.keys(attributes).flatMap((key) => {
    const value = textOf(values, key);
    return value === "" ? [] : [` ${key}="${value.replaceAll('"', "&quot;")}"`];
  });
  const tag = `<${name}${attributeTexts.join("")}`;
  if (content === "none") return `${tag} />`;
  const text = textOf(values, "text");
  return content === "label" ? `${tag}>${text}</${name}>` : `${tag}>\n\n${text}\n\n</${name}>`;
}
