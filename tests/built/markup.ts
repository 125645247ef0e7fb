import { HtmlValidate, StaticConfigLoader } from "html-validate";

// Presets for style are left out, because React serialises attributes and void elements differently.
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
    rules: {
      // ARIA allows names on lists, and the site names lists to describe their content.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
      // A group of checkboxes shares one name, and so do a checkbox and the hidden field with its unticked value.
      "form-dup-name": "off",
      "heading-level": "error",
      "unique-landmark": "error",
    },
  }),
);

/**
 * Validates a document against the HTML standard, including its landmarks, headings and ids.
 * @returns each error as "rule at selector: message"; an empty list for a valid document
 */
export function findInvalidMarkup(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, selector, message }) => `${ruleId} at ${selector ?? "the document"}: ${message}`);
}
