import CMS, { type Field } from "@sveltia/cms";
import { components, type Component } from "../../../src/content-model/text/components";
import { labelOf } from "../widgets";

/** Puts the components that a text may contain into the Insert menu, each with its fields. */
export function registerEditorComponents(): void {
  for (const component of components) {
    const { name } = component;
    CMS.registerEditorComponent({
      id: name.toLowerCase(),
      label: name,
      fields: fieldsOf(component),
      pattern: new RegExp(`^<${name}((?:\\s+\\w+="[^"]*")*)\\s*(?:/>|>([^]*?)</${name}>)`, "m"),
      fromBlock: ([, attributes = "", words = ""]) => ({
        ...Object.fromEntries(
          Array.from(attributes.matchAll(/(\w+)="([^"]*)"/g), ([, key = "", value = ""]) => [
            key,
            value.replaceAll("&quot;", '"'),
          ]),
        ),
        words: words.trim(),
      }),
      toBlock: (values) => written(component, values),
      toPreview: (values) => written(component, values),
    });
  }
}

function fieldsOf({ attributes, words }: Component): Field[] {
  const fields = Object.entries(attributes).map(([name, { isRequired, example }]): Field => {
    const common = { name, label: labelOf(name), hint: `Such as ${example}`, required: isRequired };
    if (/\.(?:jpg|png)$/.test(example)) return { ...common, widget: "image", choose_url: false };
    return { ...common, widget: "string" };
  });
  return words === "required" ? [...fields, { name: "words", label: "Words", widget: "text" }] : fields;
}

/** The tag of a component, as an editor would write it. */
function written({ name, attributes, words }: Component, values: Readonly<Record<string, unknown>>): string {
  const given = Object.keys(attributes).flatMap((key) => {
    const value = values[key];
    return typeof value === "string" && value !== "" ? [` ${key}="${value.replaceAll('"', "&quot;")}"`] : [];
  });
  const tag = `<${name}${given.join("")}`;
  if (words !== "required") return `${tag} />`;
  return `${tag}>\n\n${typeof values["words"] === "string" ? values["words"] : ""}\n\n</${name}>`;
}
