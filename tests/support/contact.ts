import type { Page } from "@playwright/test";

/** A message with everything in it that mail and HTML find difficult. */
export const message = {
  name: "Renée O’Connor, Jr.",
  email: "renee@example.org",
  message: "Good evening,\nour church <of 40> prays on Tuesdays & would like to join.\n\nBlessings, Renée 🕊",
} as const;

/** The fields of the contact form, by the labels that a visitor reads. */
export function contactFields(page: Page) {
  const form = page.locator("section#message, main:not(:has(section#message))");
  return {
    name: form.getByLabel("Name (required)"),
    email: form.getByLabel("Email (required)"),
    inquiryType: form.getByLabel("Inquiry type (required)"),
    message: form.getByLabel("Message (required)"),
    send: form.getByRole("button", { name: /^Send/ }),
  };
}

/** Writes the message into the form. */
export async function fillContactForm(page: Page): Promise<void> {
  const fields = contactFields(page);
  await fields.name.fill(message.name);
  await fields.email.fill(message.email);
  await fields.message.fill(message.message);
}
