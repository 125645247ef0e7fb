import type { Field, FieldValue, Payload } from "../../src/forms/fields";
import { controlsForm, controlsInputs } from "./controls-form";
import { handleForm, type Relay } from "../relay/handle-form";
import { readersVariable, requiredSettingNames } from "../relay/settings";
import { offeredForms, type FormWithTexts } from "../relay/texts";

/** A form for tests: its handler, and a valid payload with a canary in every text. */
export interface TestForm {
  name: string;
  form: FormWithTexts;
  handle: (request: Request, address: string | undefined, relay: Relay) => Promise<Response>;
  payload: Payload;
  /** The readers that `testSettings` sets for the form. */
  to: readonly string[];
}

/** The forms that have texts. */
export const testForms: readonly TestForm[] = offeredForms.map(testFormOf);

/** A form with each control, required and not, which the readers of the contact form receive. */
export function testFormOfControls(): TestForm {
  const { texts } = testForm("contact").form;
  const labels = { consent: "Consent", news: "News", silence: "Silence", source: "Source" };
  return testFormOf({
    ...controlsForm,
    name: "contact",
    texts: { ...texts, inputs: controlsInputs, mail: { ...texts.mail, ...labels } },
  });
}

function testFormOf(form: FormWithTexts): TestForm {
  return {
    name: form.name,
    form,
    handle: (...otherArguments) => handleForm(form, ...otherArguments),
    payload: Object.fromEntries(
      Object.entries(form.fields).map(([name, field]) => [name, validValue(name, field)]),
    ),
    to: testSettings(0)[readersVariable(form)]?.split(", ") ?? [],
  };
}

function validValue(name: string, { control, required, values = [] }: Field): FieldValue {
  if (control === "checkbox") return required === true;
  if (control === "checkboxes") return values.slice(-2);
  if (control === "select") return values.at(-1);
  if (control === "date") return "2027-03-31";
  if (control === "email") return "CANARYemail@example.com";
  return control === "textarea" ? "CANARYmessage" : `CANARY${name}`;
}

/** Settings for a mail server on this machine. */
export function testSettings(port: number): Record<string, string> {
  return {
    ...Object.fromEntries(requiredSettingNames.map((name) => [name, `${name.toLowerCase()}@example.org`])),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "website@example.org",
    PRAYER_TO: "team@example.org, second@example.org",
    PRAYER_CONFIDENTIAL_TO: "leader@example.org",
    RATE_LIMIT_SITE: "999999",
  };
}

export function testForm(name: string): TestForm {
  const form = testForms.find((one) => one.name === name);
  if (!form)
    throw new Error(
      `There is no form "${name}". Use one of: ${testForms.map((one) => one.name).join(", ")}.`,
    );
  return form;
}
