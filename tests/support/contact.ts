import type { Page } from "@playwright/test";
import { formCase, requiredLabel, sendButton } from "./forms";

/** A message with the characters that are difficult in mail and HTML. */
export const message = {
  name: "Renée O’Connor, Jr.",
  email: "renee@example.org",
  message: "Good evening,\nour church <of 40> prays on Tuesdays & would like to join.\n\nBlessings, Renée 🕊",
} as const;

/** Returns the fields of the contact form, located by their labels. */
export function contactFields(page: Page) {
  const form = page.locator("section#message, main:not(:has(section#message))");
  const field = (name: string) => form.getByLabel(requiredLabel("contact", name));
  return {
    name: field("name"),
    email: field("email"),
    inquiryType: field("inquiryType"),
    message: field("message"),
    send: sendButton(form, formCase("contact").submit),
  };
}

/** Fills the contact form with the message. */
export async function fillContactForm(page: Page): Promise<void> {
  const fields = contactFields(page);
  await fields.name.fill(message.name);
  await fields.email.fill(message.email);
  await fields.message.fill(message.message);
}
