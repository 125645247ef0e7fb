import type { Kind } from "./kind";
import { bookingForm } from "./kinds/form-booking";
import { formWords } from "./kinds/form-common";
import { contactForm } from "./kinds/form-contact";
import { prayerForm } from "./kinds/form-prayer";
import { document } from "./kinds/document";
import { facts } from "./kinds/facts";
import { faqList } from "./kinds/faq-list";
import { frame } from "./kinds/frame";
import { aboutPage } from "./kinds/page-about";
import { contactPage } from "./kinds/page-contact";
import { homePage } from "./kinds/page-home";
import { notFoundPage } from "./kinds/page-not-found";
import { pressKitPage } from "./kinds/page-press-kit";
import { speakingPage } from "./kinds/page-speaking";
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
  aboutPage,
  speakingPage,
  pressKitPage,
  contactPage,
  notFoundPage,
  thankYouPage,
  document,
  faqList,
  testimonialList,
  formWords,
  contactForm,
  bookingForm,
  prayerForm,
];

/** The kind of a file, by its path in content/; undefined where no kind has such a file. */
export function kindOf(file: string): Kind | undefined {
  return kinds.find((kind) => matches(kind, file));
}
