import frame from "../../content/frame.json";
import { endpointOf } from "../../src/forms/endpoint";
import { isDay, isMarked, isTicked, type Field, type FieldValue, type Payload } from "../../src/forms/fields";
import type { FieldTexts, TextWithLinks } from "../../src/forms/texts";
import { escapeHtml } from "../../src/text/escape-html";
import { keyField, unconfirmedField } from "./request";
import { fillFacts, type FormWithTexts } from "./texts";

/** Renders a text of content: fills its placeholders and escapes it. */
export function filledHtml(text = ""): string {
  return escapeHtml(fillFacts(text));
}

/** A message that was not sent. */
export interface Draft {
  /**
   * The visitor's input. If it could not be read, the page does not show a form, and visitors can use the Back button.
   */
  payload: Payload | undefined;
  /** The draft's key, for sending the same draft again. */
  key: string | undefined;
  /** Whether the mail server did not confirm the draft, at this attempt or an earlier attempt. */
  isUnconfirmed: boolean;
}

/** Renders a form with its values, and each error (HTML) beside its field. */
export function formMarkup(
  { name, fields, texts }: FormWithTexts,
  { payload, key, isUnconfirmed }: Draft,
  errors: Readonly<Record<string, string>> = {},
): string {
  if (payload === undefined) return "";
  const { others: otherPeople, privacyLink } = texts;
  const parts = [
    otherPeople && `<p>${filledHtml(otherPeople)}</p>`,
    ...Object.entries(fields).map(([fieldName, field]) =>
      fieldMarkup(texts, fieldName, field, payload[fieldName], errors[fieldName]),
    ),
    key !== undefined && hiddenField(keyField, key),
    isUnconfirmed && hiddenField(unconfirmedField, "true"),
  ];
  return `<form method="post" action="${endpointOf(name)}" accept-charset="utf-8" novalidate>
${parts.filter(Boolean).join("\n")}
<button type="submit">${filledHtml(texts.submit)}</button>
<p class="hint">${filledHtml(texts.privacy)} ${linkMarkup(privacyLink)}</p>
</form>`;
}

/** Renders the emergency numbers, if the form has any. */
export function emergencyMarkup({ texts: { emergency } }: FormWithTexts): string {
  if (!emergency) return "";
  return `<p>${filledHtml(emergency.text)}</p>\n<p class="links">${emergency.links.map(linkMarkup).join("\n")}</p>`;
}

/** Renders a link. Pages open in a new tab. This form is the answer to a POST, so Back could lose the visitor's text. */
function linkMarkup({ label, href }: TextWithLinks["links"][number]): string {
  const isPage = !/^(tel|sms):/.test(href);
  const newTab = isPage ? ' target="_blank" rel="noopener"' : "";
  return `<a href="${escapeHtml(href)}"${newTab}>${filledHtml(isPage ? `${label} ${frame.newTab}` : label)}</a>`;
}

function hiddenField(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

const invalidAttribute = 'aria-invalid="true"';

/**
 * Renders a field with its value. The label, the hint and the error are associated with the control.
 * @param error as HTML
 */
function fieldMarkup(
  { inputs, requiredMark }: FormWithTexts["texts"],
  name: string,
  field: Field,
  value: FieldValue,
  error: string | undefined,
): string {
  const { control, required, autoComplete } = field;
  const input = inputs[name];
  if (field.control === "hidden" || input === undefined) return hiddenField(name, String(value ?? ""));
  const label = filledHtml(isMarked(field) ? `${input.label} ${requiredMark}` : input.label);
  const descriptions = [
    { id: `${name}-hint`, style: "hint", text: input.hint && filledHtml(input.hint) },
    { id: `${name}-error`, style: "error", text: error },
  ].filter(({ text }) => text);
  const attributes = [
    `id="${name}"`,
    control !== "checkboxes" && `name="${name}"`,
    // Not a valid attribute of a fieldset.
    required && control !== "checkboxes" && "required",
    autoComplete && `autocomplete="${autoComplete}"`,
    descriptions.length > 0 && `aria-describedby="${descriptions.map(({ id }) => id).join(" ")}"`,
    error && control !== "checkboxes" && invalidAttribute,
  ]
    .filter(Boolean)
    .join(" ");
  const markup = controlMarkup(name, field, input, attributes, value, error);
  const descriptionsMarkup = descriptions.map(
    ({ id, style, text }) => `\n<p class="${style}" id="${id}">${text ?? ""}</p>`,
  );
  if (control === "checkboxes")
    return `<fieldset ${attributes}>\n<legend>${label}</legend>\n${markup}${descriptionsMarkup.join("")}\n</fieldset>`;
  if (control === "checkbox")
    return `<label class="choice">${markup} ${label}</label>${descriptionsMarkup.join("")}`;
  return `<label for="${name}">${label}</label>\n${markup}${descriptionsMarkup.join("")}`;
}

function controlMarkup(
  name: string,
  field: Exclude<Field, { control: "hidden" }>,
  { options = [], placeholder }: FieldTexts,
  attributes: string,
  value: FieldValue,
  error: string | undefined,
): string {
  const { control } = field;
  const chosenValues = [value].flat();
  const text = typeof value === "string" ? value : "";
  const placeholderOption = placeholder === undefined ? [] : [{ value: "", label: placeholder }];
  const attributeIf = (attribute: string, isSet: boolean): string => (isSet ? ` ${attribute}` : "");
  switch (control) {
    case "textarea":
      // The HTML parser drops a first line break (HTML, 13.1.2.5), so a line break is added.
      return `<textarea ${attributes} dir="auto" rows="10">\n${escapeHtml(text)}</textarea>`;
    case "select":
      return `<select ${attributes}>${[...placeholderOption, ...options]
        .map(
          (one) =>
            `<option value="${escapeHtml(one.value)}"${attributeIf("selected", one.value === text)}>${filledHtml(one.label)}</option>`,
        )
        .join("")}</select>`;
    case "checkboxes":
      return options
        .map(
          (one) =>
            `<label class="choice"><input type="checkbox" name="${name}" value="${escapeHtml(one.value)}"${error ? ` ${invalidAttribute}` : ""}${attributeIf("checked", chosenValues.includes(one.value))}> ${filledHtml(one.label)}</label>`,
        )
        .join("\n");
    case "checkbox":
      // An unchecked box posts the hidden field.
      return `${hiddenField(name, "false")}<input type="checkbox" ${attributes} value="true"${attributeIf("checked", isTicked(field, value))}>`;
    case "date":
      // A date input would lose an invalid date.
      return `<input type="${text === "" || isDay(text) ? "date" : "text"}" ${attributes} value="${escapeHtml(text)}">`;
    case "text":
    case "email":
    case "tel":
      return `<input type="${control}" ${attributes} dir="auto" value="${escapeHtml(text)}">`;
  }
}
