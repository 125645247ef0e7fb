import { describeForm, type Form } from "./fields";

const person = {
  name: { control: "text", required: true, max: 100, autoComplete: "name" },
  email: { control: "email", required: true },
} as const;

/** A field of the payload that the page never fills. */
const unusedField = { control: "hidden" } as const;

/** The form for messages. */
export const contactForm = describeForm(
  { name: "contact", anchor: "message", writeTo: "general" },
  {
    ...person,
    phone: unusedField,
    inquiryType: { control: "select", values: ["general", "booking"], initial: "general", isWide: true },
    organization: unusedField,
    eventDate: unusedField,
    message: { control: "textarea", required: true, isWide: true },
  },
);

/** The form to invite the leader to speak. */
export const bookingForm = describeForm(
  { name: "booking", writeTo: "speaking" },
  {
    ...person,
    phone: unusedField,
    organization: { control: "text", required: true, autoComplete: "organization" },
    eventType: {
      control: "select",
      required: true,
      values: ["conference", "retreat", "church-service", "workshop", "prayer-summit"],
    },
    eventDate: { control: "date", required: true },
    audienceSize: { control: "select", required: true, values: ["50-100", "100-300", "300-500", "500+"] },
    location: { control: "text", required: true, isWide: true },
    budget: unusedField,
    preferredTopics: {
      control: "checkboxes",
      isWide: true,
      // The payload has these texts.
      values: [
        "Walking in Spiritual Authority",
        "Strategic Prayer & Warfare",
        "Identity & Kingdom Mindset",
        "Breakthrough & Wholeness",
        "Prophetic Activation",
        "Spirit, Soul and Body Wholeness",
      ],
    },
    message: { control: "textarea", isWide: true },
  },
);

/** The form for prayer requests. Confidential requests have separate readers. */
export const prayerForm = describeForm(
  { name: "prayer", writeTo: "prayer" },
  {
    ...person,
    requestType: {
      control: "select",
      required: true,
      isWide: true,
      values: ["healing", "breakthrough", "family", "career", "spiritual", "protection", "other"],
    },
    prayerRequest: { control: "textarea", required: true, isWide: true, autoComplete: "off" },
    confidential: { control: "checkbox", ifMissing: "yes", isWide: true },
  },
);

/**
 * All forms. A form without a file in content/forms is not offered: it does not have an endpoint and does not need a
 * setting for its readers.
 */
export const forms: readonly Form[] = [contactForm, bookingForm, prayerForm];
