import type { Kind } from "./kind";
import { article } from "./kinds/article";
import { contactForm } from "./kinds/form-contact";
import { document } from "./kinds/document";
import { event } from "./kinds/event";
import { facts } from "./kinds/facts";
import { faqList } from "./kinds/faq-list";
import { frame } from "./kinds/frame";
import { blogPage } from "./kinds/page-blog";
import { contactPage } from "./kinds/page-contact";
import { eventsPage } from "./kinds/page-events";
import { homePage } from "./kinds/page-home";
import { notFoundPage } from "./kinds/page-not-found";
import { partnerPage } from "./kinds/page-partner";
import { thankYouPage } from "./kinds/page-thank-you";
import { partnershipGifts, partnershipLevels } from "./kinds/partnership";
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
  document,
  faqList,
  testimonialList,
  contactForm,
  eventsPage,
  event,
  partnerPage,
  partnershipLevels,
  partnershipGifts,
  blogPage,
  article,
];

/** The kind of a file, by its path in content/; undefined where no kind has such a file. */
export function kindOf(file: string): Kind | undefined {
  return kinds.find((kind) => matches(kind, file));
}
