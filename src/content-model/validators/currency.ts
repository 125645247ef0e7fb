import type { Validator } from "./validator";

/** A currency must be one that Intl knows (ISO 4217): search engines drop a price in any other. */
export const knownCurrency: Validator = (code) =>
  Intl.supportedValuesOf("currency").includes(code)
    ? []
    : [{ problem: `"${code}" is no currency.`, fix: "Write its code in ISO 4217, such as USD, EUR or COP." }];
