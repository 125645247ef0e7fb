import { createHash } from "node:crypto";
import booking from "../../../content/forms/booking.json";
import common from "../../../content/forms/common.json";
import contact from "../../../content/forms/contact.json";
import frame from "../../../content/frame.json";
import prayer from "../../../content/forms/prayer.json";
import { emptyBookingRequest } from "../../../src/forms/booking/schema";
import { emptyContactMessage } from "../../../src/forms/contact/schema";
import { emptyPrayerRequest } from "../../../src/forms/prayer/schema";
import type { Answer } from "../answer/answer";
import { bookingForm } from "../forms/booking";
import { contactForm } from "../forms/contact";
import { labelOf, optionLabel } from "../../testing/labels";
import { pageFor } from "../../testing/page-for";
import { prayerForm } from "../forms/prayer";
import type { Failure } from "../outcome";
import { addresses, fillFacts, homeLink, ministryName, siteLanguage } from "../site";
import { escapeText } from "./escape-text";

const words = { ...common, ...contact };

function answerTo(changes: Partial<typeof emptyContactMessage> = {}): Answer {
  const typed = { ...emptyContactMessage, ...changes };
  return pageFor(contactForm, "invalid", typed);
}

test("lists the corrections, each with a link to its field", () => {
  const { status, body } = answerTo({ email: "no address" });
  expect(status).toBe(422);
  const invalid = escapeText(words.inputs.email.errors.invalid);
  expect(body).toContain(`<h1>${escapeText(words.correction.title)}</h1>`);
  expect(body).toContain(`<p>${escapeText(words.errorSummary.other.replace("{count}", "3"))}</p>`);
  expect(body).toContain(`<li><a href="#email">${invalid}</a></li>`);
  expect(body).toMatch(
    /id="email" name="email" required autocomplete="email" aria-describedby="(email-hint )?email-error" aria-invalid="true" value="no address"/,
  );
  expect(body).toContain(`<p class="error" id="email-error">${invalid}</p>`);
  const { body: withOne } = answerTo({ name: "a", email: "a@b.co" });
  expect(withOne).toContain(`<p>${escapeText(words.errorSummary.one)}</p>`);
});

test("contains the whole form with its values, including hidden fields and choices", () => {
  const { body } = answerTo({ inquiryType: "booking", phone: "123", message: "m" });
  expect(body).toContain(
    '<form method="post" action="/api/send-contact-email" accept-charset="utf-8" novalidate>',
  );
  const chosen = escapeText(optionLabel(contact.inputs.inquiryType, "booking"));
  expect(body).toContain(`<option value="booking" selected>${chosen}</option>`);
  expect(body).toContain('<input type="hidden" name="phone" value="123">');
  for (const name of Object.keys(emptyContactMessage)) expect(body.split(` name="${name}"`)).toHaveLength(2);
  expect(body).toContain(`<button type="submit">${escapeText(words.submit)}</button>`);
});

test("values are escaped", () => {
  const evil = `"><script>alert(1)</script><!-- ' & {leader.name} </textarea>`;
  const { body } = answerTo({ name: evil, email: evil, phone: evil, inquiryType: evil, message: evil });
  expect(body).not.toContain("<script");
  expect(body.match(/<\/textarea>/g)).toHaveLength(1);
  expect(body).toContain(
    "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &#39; &amp; {leader.name} &lt;/textarea&gt;",
  );
});

test("after a timeout, the page does not say that the message was not sent", () => {
  const typed = { ...emptyContactMessage, message: "m" };
  const { body } = pageFor(contactForm, "unconfirmed", typed);
  expect(body).toContain(escapeText(common.direct.unconfirmed));
  expect(body).not.toContain(escapeText(common.direct.text));
  const own = { ...emptyPrayerRequest, confidential: true };
  const alone = pageFor(prayerForm, "unconfirmed", own).body;
  expect(alone).toContain(escapeText(prayer.withoutMailUnconfirmed));
  expect(alone).not.toContain("mailto:");
});

function undelivered(changes: Partial<typeof emptyContactMessage> = {}): Answer {
  const typed = { ...emptyContactMessage, ...changes };
  return pageFor(contactForm, "later", typed);
}

test("a page with corrections offers no mail instead, and links back to the site", () => {
  const { body } = answerTo();
  expect(body).not.toContain("mailto:");
  expect(body).not.toContain(escapeText(words.direct.text));
  expect(body).toContain(`<a href="/contact">${escapeText(words.back)}</a>`);
});

test.each([
  [60, common.direct.limited.one],
  [61, common.direct.limited.other.replace("{minutes}", "2")],
])("over the rate limit, it says when to try again: after %d seconds", (retryAfter, sentence) => {
  for (const confidential of [false, true]) {
    const typed = { ...emptyPrayerRequest, confidential };
    const page = pageFor(prayerForm, "limited", typed, retryAfter);
    expect(page.body).toContain(`<p>${escapeText(sentence)}</p>`);
  }
  expect(undelivered().body).not.toContain(escapeText(common.direct.limited.one));
});

test("its link to the privacy page opens a new tab, and says so", () => {
  expect(answerTo().body).toContain(
    `<a href="/privacy" target="_blank" rel="noopener">${escapeText(common.privacyLink.label)} ${escapeText(frame.newTab)}</a>`,
  );
});

test("has a language, a title, the mail address, and no unfilled placeholder", () => {
  const { body } = undelivered();
  expect(body.startsWith(`<!doctype html>\n<html lang="${siteLanguage}">`)).toBe(true);
  expect(body).toContain(`<title>${escapeText(words.failure.title)} | ${ministryName}</title>`);
  expect(body).toContain(`href="mailto:${addresses.general.email}?subject=`);
  expect(body.replace(/<style>[^]*<\/style>/, "")).not.toMatch(/\{[\w.]+\}/);
});

test("begins with the ministry's name, a link home with the same label as on every page", () => {
  const tooLarge = pageFor(contactForm, "too-large");
  for (const { body } of [answerTo(), undelivered(), tooLarge]) {
    const [above = ""] = body.split("<h1>");
    expect(above).toContain(`<a href="/" aria-label="${escapeText(homeLink)}">${ministryName}</a>`);
  }
});

test("the emergency contacts are links above the fields", () => {
  const { body } = pageFor(prayerForm, "invalid", emptyPrayerRequest);
  const { text, links } = prayer.emergency;
  const calls = links.map(({ label, href }) => `<a href="${href}">${escapeText(label)}</a>`).join("\n");
  expect(body).toContain(`<p>${escapeText(text)}</p>\n<p class="links">${calls}</p>\n<label for="name">`);
});

/** The mail that a page offers. */
function letterOf(page: Answer): { to: string; subject: string; text: string } {
  const written = page.body.replaceAll("&#39;", "'").replaceAll("&amp;", "&");
  const [, to = "", subject = "", text = ""] =
    /href="mailto:([^"?]*)\?subject=([^"&]*)&body=([^"]*)"/.exec(written) ?? [];
  return { to, subject: decodeURIComponent(subject), text: decodeURIComponent(text) };
}

test("the fallback mail link has the form's address and all values", () => {
  const typed = {
    ...emptyBookingRequest,
    name: "Ana",
    eventType: "church-service",
    eventDate: "some day",
    message: "One & two\nthree",
  };
  const answer = pageFor(bookingForm, "later", typed);
  const { name, eventType, eventDate, message } = booking.inputs;
  const church = optionLabel(eventType, typed.eventType);
  const text = [
    ...[`${labelOf(name)}: Ana`, `${labelOf(eventType)}: ${church}`, `${labelOf(eventDate)}: some day`],
    ...["", `${labelOf(message)}:`, "", "One & two", "three"],
  ].join("\r\n");
  expect(letterOf(answer)).toEqual({
    to: addresses.speaking.email,
    subject: fillFacts(booking.mailSubject),
    text,
  });
});

test("a fallback mail that is too long for a link ends with a sentence that says so", () => {
  const answer = undelivered({ message: "word ".repeat(1_000) });
  const { text } = letterOf(answer);
  expect(text.endsWith(`word\r\n\r\n${fillFacts(common.direct.shortened)}`)).toBe(true);
});

const failures: Failure[] = [
  "invalid",
  "malformed",
  "honeypot",
  "limited",
  "refused",
  "unconfigured",
  "later",
  "unconfirmed",
];

test.each(failures)("%s: a confidential request gets no mail address, only its words back", (failure) => {
  for (const confidential of [true, "maybe", undefined]) {
    const typed = { ...emptyPrayerRequest, prayerRequest: "For Naomi", confidential };
    const { body } = pageFor(prayerForm, failure, typed);
    expect(body).not.toContain("mailto:");
    for (const { email } of Object.values(addresses)) expect(body).not.toContain(email);
    const said = failure === "unconfirmed" ? prayer.withoutMailUnconfirmed : prayer.withoutMail;
    if (failure !== "invalid") expect(body).toContain(escapeText(said));
    expect(body).toContain(">\nFor Naomi</textarea>");
  }
  const typed = { ...emptyPrayerRequest, prayerRequest: "For Naomi" };
  if (failure === "invalid") return;
  const { to, subject } = letterOf(pageFor(prayerForm, failure, typed));
  expect({ to, subject }).toEqual({ to: addresses.prayer.email, subject: fillFacts(prayer.mailSubject) });
});

test.each(["too-large", "malformed", "foreign"] as const)(
  "%s: a prayer request that was not read counts as confidential",
  (failure) => {
    expect(pageFor(prayerForm, failure).body).not.toContain("mailto:");
    expect(pageFor(contactForm, failure).body).toContain("mailto:");
  },
);

test("every referenced element exists, and ids are unique", () => {
  const { body } = answerTo();
  const ids = Array.from(body.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const named = Array.from(body.matchAll(/ (?:for|aria-describedby)="([^"]+)"/g), ([, id = ""]) =>
    id.split(" "),
  ).flat();
  for (const id of [...named, "name", "email", "message"]) expect(ids).toContain(id);
});

test("its policy allows its style, and its referrer policy keeps the Origin header", () => {
  const { body, headers } = answerTo();
  const style = /<style>([^]*)<\/style>/.exec(body)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(headers["Content-Security-Policy"]).toContain(`style-src 'sha256-${hash}'`);
  expect(headers["Content-Security-Policy"]).toContain("form-action 'self'");
  expect(headers["Referrer-Policy"]).toBe("same-origin");
  expect(body).not.toContain(" style=");
});
