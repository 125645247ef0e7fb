import { HtmlValidate, StaticConfigLoader } from "html-validate";

// The presets that speak of validity, not of style: React writes attributes and void elements its own way.
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
    rules: {
      // ARIA allows a name on a list, and ours have one where it says what they hold.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
      // A list of values has one name, and so have a box and the value that stands for it while it is not ticked.
      "form-dup-name": "off",
      "heading-level": "error",
      "unique-landmark": "error",
    },
  }),
);

/**
 * Judges a document by the HTML standard, with its landmarks, headings and ids.
 * @returns each mistake as "rule at selector: what is wrong"; none for a valid document
 */
export function findInvalidMarkup(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, selector, message }) => `${ruleId} at ${selector ?? "the document"}: ${message}`);
}
