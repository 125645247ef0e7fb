import type { Kind } from "./kind";
import { contactForm } from "./kinds/form-contact";
import { devotional } from "./kinds/devotional";
import { document } from "./kinds/document";
import { facts } from "./kinds/facts";
import { faqList } from "./kinds/faq-list";
import { frame } from "./kinds/frame";
import { guide } from "./kinds/guide";
import { contactPage } from "./kinds/page-contact";
import { homePage } from "./kinds/page-home";
import { notFoundPage } from "./kinds/page-not-found";
import { prayerHubPage } from "./kinds/page-prayer-hub";
import { resourcesPage } from "./kinds/page-resources";
import { thankYouPage } from "./kinds/page-thank-you";
import { site } from "./kinds/site";
import { testimonialList } from "./kinds/testimonial-list";
import { matches } from "./kind";

/** Every kind of content. A new kind is a file beside these and a line here. */
export const kinds: readonly Kind[] = [
  site,
  facts,
  frame,
  homePage,
  contactPage,
  notFoundPage,
  thankYouPage,
  prayerHubPage,
  resourcesPage,
  document,
  faqList,
  testimonialList,
  guide,
  devotional,
  contactForm,
];

/** The kind of a file, by its path in content/; undefined where no kind has such a file. */
export function kindOf(file: string): Kind | undefined {
  return kinds.find((kind) => matches(kind, file));
}
