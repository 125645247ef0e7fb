import { createHash } from "node:crypto";
import common from "../../../content/forms/common.json";
import contact from "../../../content/forms/contact.json";
import prayer from "../../../content/forms/prayer.json";
import { emptyBookingRequest } from "../../../src/forms/booking/schema";
import { emptyContactMessage } from "../../../src/forms/contact/schema";
import { emptyPrayerRequest } from "../../../src/forms/prayer/schema";
import type { Answer } from "../answer/answer";
import { bookingForm } from "../forms/booking";
import { contactForm } from "../forms/contact";
import { failureAnswer, unreadAnswer } from "../answer/failure-answer";
import { prayerForm } from "../forms/prayer";
import type { Failure } from "../answer/problem";
import { addresses, ministryName } from "../site";

const words = { ...common, ...contact };

function answerTo(changes: Partial<typeof emptyContactMessage> = {}): Answer {
  const typed = { ...emptyContactMessage, ...changes };
  return failureAnswer(contactForm, "invalid", "ABCD2345", { payload: typed, typed });
}

test("lists what to correct, each with a way to its field", () => {
  const { status, body } = answerTo({ email: "no address" });
  expect(status).toBe(422);
  expect(body).toContain(`<h1>${words.correction.title}</h1>`);
  expect(body).toContain("<p>3 fields need your attention before this can be sent.</p>");
  expect(body).toContain(`<li><a href="#email">${words.inputs.email.errors.invalid}</a></li>`);
  expect(body).toContain(
    'id="email" name="email" required autocomplete="email" aria-describedby="email-hint email-error" aria-invalid="true" value="no address"',
  );
  expect(body).toContain(`<p class="error" id="email-error">${words.inputs.email.errors.invalid}</p>`);
  expect(answerTo({ name: "a", email: "a@b.co" }).body).toContain(`<p>${words.errorSummary.one}</p>`);
});

test("carries the whole form again, hidden fields and choices too", () => {
  const { body } = answerTo({ inquiryType: "booking", phone: "123", message: "m" });
  expect(body).toContain(
    '<form method="post" action="/api/send-contact-email" accept-charset="utf-8" novalidate>',
  );
  expect(body).toContain('<option value="booking" selected>Booking question</option>');
  expect(body).toContain('<input type="hidden" name="phone" value="123">');
  for (const name of Object.keys(emptyContactMessage)) expect(body.split(` name="${name}"`)).toHaveLength(2);
  expect(body).toContain(`<button type="submit">${words.submit}</button>`);
});

test("what was typed stays text", () => {
  const evil = `"><script>alert(1)</script><!-- ' & {leader.name} </textarea>`;
  const { body } = answerTo({ name: evil, email: evil, phone: evil, inquiryType: evil, message: evil });
  expect(body).not.toContain("<script");
  expect(body.match(/<\/textarea>/g)).toHaveLength(1);
  expect(body).toContain(
    "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &#39; &amp; {leader.name} &lt;/textarea&gt;",
  );
});

test("where no answer came in time, nobody is told that it was not sent", () => {
  const typed = { ...emptyContactMessage, message: "m" };
  const { body } = failureAnswer(contactForm, "deadline", "ABCD2345", { payload: typed, typed });
  expect(body).toContain("We could not tell whether this has arrived.");
  expect(body).not.toContain("This has not been sent.");
  const own = { ...emptyPrayerRequest, confidential: true };
  const alone = failureAnswer(prayerForm, "deadline", "ABCD2345", { payload: own, typed: own }).body;
  expect(alone).toContain("We could not tell whether this has arrived.");
  expect(alone).not.toContain("mailto:");
});

function undelivered(changes: Partial<typeof emptyContactMessage> = {}): Answer {
  const typed = { ...emptyContactMessage, ...changes };
  return failureAnswer(contactForm, "later", "ABCD2345", { payload: typed, typed });
}

test("what is to be corrected is no reason to give the form up, and there is a way back to the site", () => {
  const { body } = answerTo();
  expect(body).not.toMatch(/mailto:|You can also write to us/);
  expect(body).toContain(`<a href="/contact">${words.back}</a>`);
});

test("has its language, its title, the mail address, and no placeholder left", () => {
  const { body } = undelivered();
  expect(body).toMatch(/^<!doctype html>\n<html lang="en-US">/);
  expect(body).toContain(`<title>${words.failure.title} | ${ministryName}</title>`);
  expect(body).toContain(`href="mailto:${addresses.general.email}?subject=`);
  expect(body.replace(/<style>[^]*<\/style>/, "")).not.toMatch(/\{[\w.]+\}/);
});

test("begins with the ministry's name, which leads home under the same words as on every page", () => {
  const tooLarge = unreadAnswer(contactForm, { failure: "too-large", native: true }, "ABCD2345");
  for (const { body } of [answerTo(), undelivered(), tooLarge]) {
    const [above = ""] = body.split("<h1>");
    expect(above).toContain(`<a href="/" aria-label="${ministryName}, home">${ministryName}</a>`);
  }
});

test("whom to call in an emergency is a tap away, before anything is written", () => {
  const { body } = failureAnswer(prayerForm, "invalid", "ABCD2345", {
    payload: emptyPrayerRequest,
    typed: emptyPrayerRequest,
  });
  const { text, links } = prayer.emergency;
  expect(links.map(({ href }) => href)).toEqual(["tel:988", "sms:988"]);
  const calls = links.map(({ label, href }) => `<a href="${href}">${label}</a>`).join("\n");
  expect(body).toContain(`<p>${text}</p>\n<p class="links">${calls}</p>\n<label for="name">`);
});

/** The text of the mail that a page offers. */
function letterOf({ body }: Answer): string {
  const address = /href="mailto:[^"]*&amp;body=([^"]*)"/.exec(body)?.[1] ?? "";
  return decodeURIComponent(address.replaceAll("&#39;", "'"));
}

test("the mail that may be written instead goes to that form's readers and holds what was typed", () => {
  const typed = {
    ...emptyBookingRequest,
    name: "Ana",
    eventType: "church-service",
    eventDate: "some day",
    message: "One & two\nthree",
  };
  const answer = failureAnswer(bookingForm, "later", "ABCD2345", { payload: typed, typed });
  expect(answer.body).toContain(
    `href="mailto:${addresses.speaking.email}?subject=Request%20for%20a%20speaking%20engagement&amp;body=Name%3A%20Ana%0D%0A`,
  );
  expect(letterOf(answer)).toBe(
    "Name: Ana\r\nEvent type: Church service\r\nEvent date: some day\r\n\r\nAdditional details:\r\n\r\nOne & two\r\nthree",
  );
});

test("a mail that would be too long for its link ends with the sentence that says so", () => {
  const answer = undelivered({ message: "word ".repeat(1_000) });
  expect(letterOf(answer)).toMatch(/word\r\n\r\n\(The rest did not fit/);
});

const failures: Failure[] = [
  "invalid",
  "malformed",
  "trapped",
  "limited",
  "refused",
  "unconfigured",
  "later",
  "deadline",
];

test.each(failures)("%s: a confidential request gets no mail address, only its words back", (failure) => {
  for (const confidential of [true, "maybe", undefined]) {
    const typed = { ...emptyPrayerRequest, prayerRequest: "For Naomi", confidential };
    const { body } = failureAnswer(prayerForm, failure, "ABCD2345", { payload: typed, typed });
    expect(body).not.toContain("mailto:");
    for (const { email } of Object.values(addresses)) expect(body).not.toContain(email);
    if (failure !== "invalid") expect(body).toContain("Your words are still in the form.");
    expect(body).toContain(">\nFor Naomi</textarea>");
  }
  const typed = { ...emptyPrayerRequest, prayerRequest: "For Naomi" };
  const { body } = failureAnswer(prayerForm, failure, "ABCD2345", { payload: typed, typed });
  if (failure === "invalid") return;
  expect(body).toContain(`href="mailto:${addresses.prayer.email}?subject=Prayer%20request&amp;body=`);
});

test.each(["too-large", "malformed", "foreign"] as const)(
  "%s: a prayer request that was not read counts as confidential",
  (failure) => {
    const refusal = { failure, native: true };
    expect(unreadAnswer(prayerForm, refusal, "ABCD2345").body).not.toContain("mailto:");
    expect(unreadAnswer(contactForm, refusal, "ABCD2345").body).toContain("mailto:");
  },
);

test("each described element is there, and each id once", () => {
  const { body } = answerTo();
  const ids = Array.from(body.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const named = Array.from(body.matchAll(/ (?:for|aria-describedby)="([^"]+)"/g), ([, id = ""]) =>
    id.split(" "),
  ).flat();
  for (const id of [...named, "name", "email", "message"]) expect(ids).toContain(id);
});

test("its own style is let through, and may post again with its origin", () => {
  const { body, headers } = answerTo();
  const style = /<style>([^]*)<\/style>/.exec(body)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(headers["Content-Security-Policy"]).toContain(`style-src 'sha256-${hash}'`);
  expect(headers["Content-Security-Policy"]).toContain("form-action 'self'");
  expect(headers["Referrer-Policy"]).toBe("same-origin");
  expect(body).not.toContain(" style=");
});
