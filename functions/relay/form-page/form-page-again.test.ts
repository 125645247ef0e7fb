import { Parser } from "htmlparser2";
import common from "../../../content/forms/common.json";
import { emptyBookingRequest, topics } from "../../../src/forms/booking/schema";
import { emptyContactMessage } from "../../../src/forms/contact/schema";
import { emptyPrayerRequest } from "../../../src/forms/prayer/schema";
import { bookingForm } from "../forms/booking";
import { contactForm } from "../forms/contact";
import { escapeHtml } from "../../../src/words/escape-html";
import { escapeText } from "./escape-text";
import { pageFor } from "../../testing/page-for";
import type { Form, Payload } from "../forms/form";
import { nativePayload } from "../request/native-payload";
import { prayerForm } from "../forms/prayer";

interface Control {
  name: string;
  type: string;
  required: boolean;
  /** What a browser posts of it. */
  posts: string[];
}

/** The form's controls as a browser reads them. */
function controlsOf(html: string): Control[] {
  const controls: Control[] = [];
  let open = "";
  const parser = new Parser(
    {
      onopentag(tag, { name = "", type = tag, value = "", checked, required, selected }) {
        const last = controls.at(-1);
        // A list begins with its first choice.
        if (tag === "option" && last && (selected !== undefined || last.posts.length === 0))
          last.posts = [value];
        if (!["input", "select", "textarea"].includes(tag)) return;
        const isLeftOut = tag !== "input" || (type === "checkbox" && checked === undefined);
        controls.push({ name, type, required: required !== undefined, posts: isLeftOut ? [] : [value] });
        open = tag;
      },
      ontext(text) {
        const last = controls.at(-1);
        if (open === "textarea" && last) last.posts = [last.posts.join("") + text];
      },
      onclosetag(tag) {
        const last = controls.at(-1);
        // A line break that comes first is dropped (HTML, 13.1.2.5).
        if (tag === "textarea" && last) last.posts = [last.posts.join("").replace(/^\n/, "")];
        open = "";
      },
    },
    // So that it reads the entities of a text area.
    { xmlMode: true },
  );
  parser.end(html);
  return controls;
}

function caseOf<P extends Payload>(form: Form<P>, empty: P, filled: Partial<P>) {
  const typed = { ...empty, ...filled };
  const page = (payload: P) => pageFor(form, "later", payload).body;
  return {
    name: form.name,
    typed: typed as Payload,
    kinds: form.fields.map(({ name, control }) => `${name} ${control}`),
    required: Object.entries(form.errors(empty)).flatMap(([name, key]) => (key === "required" ? [name] : [])),
    filledPage: page(typed),
    emptyPage: page(empty),
    correctedPage: pageFor(form, "invalid", empty).body,
    read: (posted: ReadonlyMap<string, string[]>) => nativePayload(form.fields, posted),
  };
}

const words = '\nOne & "two" <three>\n\n  it’s &amp; that\'s all\n';

const cases = [
  caseOf(contactForm, emptyContactMessage, {
    name: 'O\'Neill & "Sons"',
    email: "ruth@example.org",
    phone: "1",
    inquiryType: "booking",
    message: words,
  }),
  caseOf(bookingForm, emptyBookingRequest, {
    organization: "A & B",
    eventType: "workshop",
    eventDate: "2027-03-31",
    audienceSize: "500+",
    preferredTopics: [topics[1], topics[4]],
    message: words,
  }),
  caseOf(bookingForm, emptyBookingRequest, { eventDate: "31 March" }),
  caseOf(prayerForm, emptyPrayerRequest, { requestType: "family", prayerRequest: words, confidential: true }),
  caseOf(prayerForm, emptyPrayerRequest, { confidential: false }),
];

test.each(cases)("$name: sent again as it stands, the page brings the same words", (one) => {
  const posted = new Map<string, string[]>();
  for (const { name, posts } of controlsOf(one.filledPage))
    posted.set(name, [...(posted.get(name) ?? []), ...posts]);
  expect(one.read(posted)).toEqual(one.typed);
});

function labelOf(page: string, name: string): string {
  return new RegExp(`<label for="${name}">([^<]+)</label>`).exec(page)?.[1] ?? "";
}

test.each(cases)("$name: what has to be filled in is marked, for eyes and for programs", (one) => {
  const marked = controlsOf(one.emptyPage).filter(({ required }) => required);
  expect(marked.map(({ name }) => name).sort()).toEqual([...one.required].sort());
  for (const name of one.required)
    expect(labelOf(one.emptyPage, name).endsWith(` ${escapeText(common.requiredMark)}`)).toBe(true);
});

test.each(cases)("$name: what has to be corrected is listed as the page has it", (one) => {
  const listed = Array.from(one.correctedPage.matchAll(/<li><a href="#(\w+)">/g), ([, name]) => name);
  const marked = controlsOf(one.correctedPage).filter(({ required }) => required);
  expect(listed).toEqual(marked.map(({ name }) => name));
});

test.each(cases)(
  "$name: a phone offers the keyboard, the calendar and the address that a field is for",
  (one) => {
    const kinds = controlsOf(one.emptyPage).map(({ name, type }) => `${name} ${type}`);
    for (const kind of one.kinds.filter((each) => /(text|email|date|hidden)$/.test(each)))
      expect(kinds).toContain(kind);
    expect(one.emptyPage).toMatch(/name="name"[^>]* autocomplete="name"/);
    expect(one.emptyPage).toMatch(/name="email"[^>]* autocomplete="email"/);
  },
);

test("a failed delivery has no corrections", () => {
  const [summary = ""] = escapeHtml(common.errorSummary.other).split("{count}").slice(-1);
  for (const { emptyPage, correctedPage } of cases) {
    expect(correctedPage).toContain(summary);
    expect(emptyPage).not.toContain(summary);
    expect(emptyPage).not.toMatch(/<ul>|aria-invalid="/);
  }
});
