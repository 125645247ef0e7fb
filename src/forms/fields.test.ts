import { testForm, testFormOfControls, testForms } from "../../functions/testing/test-forms";
import { describeForm, isConfidential, cleanEmail } from "./fields";
import { bookingForm, contactForm, prayerForm } from "./forms";

const controls = testFormOfControls();
const cases = [...testForms, { ...controls, name: "controls" }].map(({ name, form, payload }) => ({
  ...form,
  name,
  payload,
  mayBeMissing: Object.keys(form.fields).filter((name) => form.fields[name]?.ifMissing),
}));
const payloadOf = (name: string) => testForm(name).payload;

test.each(cases)("a valid payload of the $name form does not have errors", ({ errorsOf, payload }) => {
  expect(errorsOf(payload)).toEqual({});
});

test("names in any script, texts of the maximum length and empty optional fields are accepted", () => {
  const { errorsOf } = contactForm;
  for (const name of [
    "José O’Neill",
    "O'Neill-Ẹkọ",
    "Ana\tMüller",
    "祈",
    "🕊".repeat(100),
    "\u200ba",
    "👩\u200d👧",
    "ك\u200c",
  ])
    expect(errorsOf({ ...payloadOf("contact"), name })).toEqual({});
  for (const message of ["x".repeat(5_000), "\r\n".repeat(4_999) + "x"])
    expect(errorsOf({ ...payloadOf("contact"), message })).toEqual({});
  expect(errorsOf({ ...payloadOf("contact"), inquiryType: "" })).toEqual({});
  const { confidential: _, ...withoutAnswer } = payloadOf("prayer");
  expect(prayerForm.errorsOf(withoutAnswer)).toEqual({});
  expect(bookingForm.errorsOf({ ...payloadOf("booking"), preferredTopics: [] })).toEqual({});
});

test.each(cases)(
  "an empty $name form has an error for each required field, in order",
  ({ fields, initialValues, errorsOf }) => {
    const requiredNames = Object.keys(fields).filter((name) => fields[name]?.required);
    expect(Object.keys(errorsOf(initialValues))).toEqual(requiredNames);
  },
);

test.each(Object.entries(controls.form.fields))(
  "the field %s may be empty only if the field is optional",
  (name, field) => {
    const { errorsOf, initialValues } = controls.form;
    expect(errorsOf({ ...controls.payload, [name]: initialValues[name] })).toEqual(
      field.required ? { [name]: "required" } : {},
    );
  },
);

test("a rule for several fields is checked only if these fields are valid", () => {
  const { errorsOf } = controls.form;
  const errorsWith = (changes: object) => errorsOf({ ...controls.payload, day: "2027-03-31", ...changes });
  expect(errorsWith({ lastDay: "2027-03-30" })).toEqual({ lastDay: "beforeFirst" });
  expect(errorsWith({ lastDay: "2027-03-30", name: "" })).toEqual({
    name: "required",
    lastDay: "beforeFirst",
  });
  for (const lastDay of ["", "2027-03-31", "2027-04-01"]) expect(errorsWith({ lastDay })).toEqual({});
  expect(errorsWith({ lastDay: "soon" })).toEqual({ lastDay: "invalid" });
  expect(errorsWith({ lastDay: "2027-03-30", day: 1 })).toEqual({ day: "invalid" });
  expect(errorsWith({ lastDay: "2027-03-30", extra: "" })).toEqual({ "": "invalid" });
});

test("email and telephone fields have autocomplete", () => {
  const email = { control: "email" } as const;
  const { fields, errorsOf } = describeForm(
    { name: "call", writeTo: "general" },
    { email, phone: { control: "tel", required: true } },
  );
  expect(Object.values(fields).map(({ autoComplete }) => autoComplete)).toEqual(["email", "tel"]);
  for (const phone of ["+57 (1) 555 01 00", "555-0100 ext. 7"])
    expect(errorsOf({ email: "ada@example.com", phone })).toEqual({});
  expect(errorsOf({ email: "ada@example.com", phone: "" })).toEqual({ phone: "required" });
});

test("browsers do not restore a consent, because its autocomplete is off", () => {
  const formDescription = { name: "volunteer", writeTo: "general" } as const;
  const { fields } = describeForm(formDescription, {
    consent: { control: "checkbox", required: true },
    news: { control: "checkbox", ifMissing: "no" },
  });
  expect(Object.values(fields).map(({ autoComplete }) => autoComplete)).toEqual(["off", undefined]);
});

const blankTexts = ["", " \t\u00a0\u3000", "\u200b", "\u2060\ufeff", "\u2800", "\u3164 \u115f"];
const invalidLines = ["a\nb", "a\r\nBcc: x@evil.example", "a\0", "a\u2028b", "a\u0085b", "\ud800a", "a\x7f"];
const nonTexts = [null, 0, true, [], ["a"], {}, 1e308];

test.each([
  ["contact", "name", [...blankTexts], "required"],
  ["contact", "message", [...blankTexts, "\0", "\x07\n"], "required"],
  ["contact", "name", [...invalidLines, ...nonTexts], "invalid"],
  ["contact", "phone", [...invalidLines, ...nonTexts], "invalid"],
  ["contact", "name", ["x".repeat(101), "🕊".repeat(101)], "tooLong"],
  ["contact", "phone", ["x".repeat(201)], "tooLong"],
  ["contact", "message", ["x".repeat(5_001), "🕊".repeat(5_001)], "tooLong"],
  ["contact", "email", [`${"a".repeat(60)}@${"b.".repeat(100)}example.com`], "tooLong"],
  ["contact", "email", ["ada", "ada@", "a@b", "a@b.c, d@e.f", "a b@example.com", "a@[127.0.0.1]"], "invalid"],
  ["contact", "inquiryType", ["other", "General", "__proto__", "general "], "invalid"],
  ["booking", "eventDate", ["soon", "2026-02-30", "31.03.2027", "2027-3-31", "2027-03-31T00:00"], "invalid"],
  ["booking", "preferredTopics", [null, "Prophetic Activation", {}, ["x"], [1], [[]], [""]], "invalid"],
  ["booking", "preferredTopics", [["Prophetic Activation", "Prophetic Activation"]], "invalid"],
  ["prayer", "confidential", ["true", "false", "", 0, 1, null, [], {}], "invalid"],
] as const)("the %s form refuses each of these values of %s: %j", (name, field, values, key) => {
  const { form, payload } = testForm(name);
  const { errorsOf } = form;
  for (const value of values)
    expect([value, errorsOf({ ...payload, [field]: value })]).toEqual([value, { [field]: key }]);
});

test.each(cases)(
  "the $name form reports missing fields and refuses unknown fields",
  ({ errorsOf, payload, mayBeMissing }) => {
    for (const field of Object.keys(payload)) {
      const { [field]: _, ...incompletePayload } = payload;
      expect(errorsOf(incompletePayload)).toEqual(
        mayBeMissing.includes(field) ? {} : { [field]: "required" },
      );
    }
    for (const unknownName of ["bcc", "constructor", "toString", "Name"])
      expect(errorsOf({ ...payload, [unknownName]: "x" })).toEqual({ "": "invalid" });
    for (const none of [undefined, null, 7, "text", []]) expect(Object.keys(errorsOf(none))).toEqual([""]);
  },
);

test("a prayer request is confidential unless the field “confidential” is exactly false", () => {
  for (const answer of [true, undefined, null, "false", 0])
    expect(isConfidential(prayerForm, { confidential: answer })).toBe(true);
  expect(isConfidential(prayerForm, { confidential: false })).toBe(false);
  expect(isConfidential(contactForm, {})).toBe(false);
});

test("cleaning a payload changes only the email address", () => {
  const payload = { name: " Ada\u200b ", email: "Ada <ada@example.com>", message: "mailto:x " };
  expect(cleanEmail(payload)).toEqual({ ...payload, email: "ada@example.com" });
});
