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
      fromBlock: (match) => read(component, match),
      toBlock: (values) => tagText(component, values),
      toPreview: (values) => tagText(component, values),
    });
  }
}

type Values = Readonly<Record<string, unknown>>;

function patternOf({ name }: Component): RegExp {
  return new RegExp(`^<${name}((?:\\s+\\w+="[^"]*")*)\\s*(?:/>|>([^]*?)</${name}>)`, "m");
}

function read(component: Component, [source = "", attributes = "", words = ""]: RegExpMatchArray): Values {
  const values = Object.fromEntries(
    Array.from(attributes.matchAll(/(\w+)="([^"]*)"/g), ([, key = "", value = ""]) => [
      key,
      value.replaceAll("&quot;", '"'),
    ]),
  );
  // The label is between the tags or in the attribute.
  const { label = "", ...others } = values;
  const isLabel = component.content === "label";
  return { ...(isLabel ? others : values), words: words.trim() || label, source };
}

function fieldsOf({ attributes, content }: Component): Field[] {
  const fields = Object.entries(attributes)
    .filter(([name]) => name !== "label")
    .map(([name, { isRequired, example }]): Field => {
      const common = { name, label: labelOf(name), hint: `Such as ${example}`, required: isRequired };
      if (/\.(?:jpg|png)$/.test(example)) return { ...common, widget: "image", choose_url: false };
      return { ...common, widget: "string" };
    });
  if (content !== "none")
    fields.push({ name: "words", label: "Words", widget: content === "label" ? "string" : "text" });
  return [...fields, { name: "source", widget: "hidden", required: false }];
}

/** A component's tags: unchanged if no field was changed, otherwise formatted as an editor would write them. */
function tagText(component: Component, values: Values): string {
  const { name, attributes, content } = component;
  const valueOf = (key: string, from = values): string => (typeof from[key] === "string" ? from[key] : "");
  const source = valueOf("source");
  const match = patternOf(component).exec(source);
  const oldTag = match && read(component, match);
  const keys = [...Object.keys(attributes), "words"];
  if (oldTag && keys.every((key) => valueOf(key) === valueOf(key, oldTag))) return source;
  const givenValues = Object.keys(attributes).flatMap((key) => {
    const value = valueOf(key);
    return value === "" ? [] : [` ${key}="${value.replaceAll('"', "&quot;")}"`];
  });
  const tag = `<${name}${givenValues.join("")}`;
  if (content === "none") return `${tag} />`;
  const inner = valueOf("words");
  return content === "label" ? `${tag}>${inner}</${name}>` : `${tag}>\n\n${inner}\n\n</${name}>`;
}
