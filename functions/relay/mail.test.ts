import fc from "fast-check";
import MailComposer from "nodemailer/lib/mail-composer";
import PostalMime, { type Email } from "postal-mime";
import booking from "../../content/forms/booking.json";
import common from "../../content/forms/common.json";
import contact from "../../content/forms/contact.json";
import facts from "../../content/facts.json";
import prayer from "../../content/forms/prayer.json";
import site from "../../content/site.json";
import { formatDay, fullDayFormat, formatMoment } from "../../src/calendar/format-dates";
import type { Payload } from "../../src/forms/fields";
import { testForm, testForms } from "../testing/test-forms";
import { composeMail } from "./mail";
import { fillFacts, type FormWithTexts } from "./texts";

const receivedAt = new Date("2026-07-14T22:00:00Z");
const context = {
  ids: { id: "0123456789abcdef", reference: "ABCD2345" },
  from: "website@example.org",
  to: ["info@example.org", "second@example.org"],
  receivedAt,
};
const message = { name: "Ana Öberg", email: "ana@example.com", message: "Line one\nLine two" };
const labelOf = ({ label: text }: { label: string }): string => fillFacts(text);

async function read(
  changes: Payload = {},
  { form }: { form: FormWithTexts } = testForm("contact"),
): Promise<Email & { raw: string }> {
  const mail = composeMail(form, { ...form.initialValues, ...message, ...changes }, context);
  const raw = await new MailComposer(mail).compile().build();
  return { ...(await PostalMime.parse(raw)), raw: raw.toString("latin1") };
}

const receivedText = formatMoment(receivedAt.toISOString(), site.language, {
  ...fullDayFormat,
  hour: "numeric",
  minute: "2-digit",
  timeZone: facts.gathering.schedule.zone,
  timeZoneName: "short",
});
const end = [`${common.mail.reference}: ABCD2345`, `${common.mail.received}: ${receivedText}`];

test("a contact mail lists each value with its label, and leaves out empty values", async () => {
  const { text } = await read({ organization: "Grace" });
  const { name, email, inquiryType, message: longInput } = contact.inputs;
  expect(text?.trim().split("\n")).toEqual([
    `${labelOf(name)}: Ana Öberg`,
    `${labelOf(email)}: ana@example.com`,
    `${labelOf(inquiryType)}: ${labelOf(inquiryType.options[0] ?? name)}`,
    `${contact.mail.organization}: Grace`,
    "",
    `${labelOf(longInput)}:`,
    "",
    "Line one",
    "Line two",
    "",
    ...end,
  ]);
});

test("a booking mail has a readable date, the labels of choices, and topics as a list", async () => {
  const topics = ["Strategic Prayer & Warfare", "Prophetic Activation"];
  const changes = { eventDate: "2027-03-31", eventType: "church-service", preferredTopics: topics };
  const { text } = await read({ ...changes, message: "" }, testForm("booking"));
  const { eventDate, eventType, preferredTopics } = booking.inputs;
  expect(text).toContain(`${labelOf(eventDate)}: ${formatDay("2027-03-31", site.language, fullDayFormat)}\n`);
  const church = eventType.options.find(({ value }) => value === "church-service") ?? eventType;
  expect(text).toContain(`${labelOf(eventType)}: ${labelOf(church)}\n`);
  const chosenOptions = topics.map(
    (topic) => preferredTopics.options.find(({ value }) => value === topic) ?? eventType,
  );
  expect(text).toContain(
    `\n\n${labelOf(preferredTopics)}:\n- ${chosenOptions.map(labelOf).join("\n- ")}\n\n${end[0]}`,
  );
});

test("a prayer mail calls the request confidential unless the field “confidential” is exactly false", async () => {
  for (const [confidential, answer] of [
    [false, "no"],
    [true, "yes"],
    [undefined, "yes"],
  ] as const) {
    const { text, subject } = await read({ prayerRequest: "x", confidential }, testForm("prayer"));
    expect(text).toContain(`${prayer.mail.confidential}: ${common.mail[answer]}\n`);
    expect(subject).toBe(`${prayer.mail.subject} [ABCD2345]`);
  }
});

test("a mail has a fixed sender, recipients and subject, and the visitor in Reply-To", async () => {
  jest.replaceProperty(site.ministry, "name", "{leader.firstName} & friends");
  const mail = await read();
  expect(mail.from).toEqual({ name: `${site.leader.firstName} & friends`, address: "website@example.org" });
  expect(mail.to?.map(({ address }) => address)).toEqual(context.to);
  expect(mail.subject).toBe(`${contact.mail.subject} [ABCD2345]`);
  expect(mail.replyTo).toEqual([{ name: "Ana Öberg", address: "ana@example.com" }]);
  expect(mail.messageId).toBe("<contact.0123456789abcdef@example.org>");
  expect([mail.html, mail.attachments]).toEqual([undefined, []]);
  expect(mail.raw).toBe((await read()).raw);
});

test.each(["Doe, Jane", "a@b.co, c@d.ef", "祈り 🕊".repeat(10), "Ana\tMüller"])(
  "the name %j is written to Reply-To without adding a header",
  async (name) => {
    const mail = await read({ name });
    expect(mail.replyTo).toEqual([{ name: name.replace("\t", " "), address: "ana@example.com" }]);
    const fields = mail.headers.map(({ key }) => key).sort();
    expect(fields).toEqual((await read()).headers.map(({ key }) => key).sort());
  },
);

test("a name that looks like an encoded word is not decoded", async () => {
  const { replyTo } = await read({ name: "=?utf-8?b?Ym9zcyA8Ym9zc0BldmlsLmV4YW1wbGU+?=" });
  expect(replyTo?.[0]?.name).toMatch(/^= \?utf-8/);
});

test.each([
  ["one long word", "x".repeat(5000)],
  ["many words", "word ".repeat(400)],
  ["Chinese characters", "祈".repeat(5000)],
  ["indented lines", "  indented\n\ttab\n\n\n\nend"],
])("a text of %s arrives unchanged, in lines that are short enough for SMTP", async (_what, text) => {
  const mail = await read({ message: `[${text}]` });
  expect(mail.text).toContain(`[${text}]`);
  expect(mail.raw).not.toMatch(/[^\t\r\n\x20-\x7e]/);
  expect(Math.max(...mail.raw.split(/\r?\n/).map((line) => line.length))).toBeLessThanOrEqual(78);
});

test("control characters are removed, and line breaks are normalized", async () => {
  expect((await read({ message: "a\0b\u0007c\rd\u2028e\tf" })).text).toContain("abc\nd\ne\tf");
});

/** Texts with a meaning in SMTP, a header, an address, an encoded word, a MIME part or the content, and any others. */
const piece = fc.oneof(
  fc.constantFrom("\r\n", "\r\n\r\n", "\r\n.\r\n", "--", "=0D=0A", "=\r\n", "{leader.firstName} {nobody}"),
  fc.constantFrom("Bcc: x@evil.example\r\n", "Content-Type: text/html\r\n\r\n", "=?utf-8?q?=0D=0ABcc:_x?="),
  fc.constantFrom(...Array.from('<>,;:"\\()@ \tx\0\u2028\u0085\u202e🕊祈é')),
  fc.string({ unit: "grapheme", maxLength: 8 }),
);
const trickyText = (maxLength: number) => fc.array(piece, { maxLength }).map((pieces) => pieces.join(""));
const box = fc.stringMatching(/^[\w!#$%&'*+/=?^`{|}~-]{1,20}$/);

test.each(testForms)(
  "no valid input of the $name form adds a header, recipient or part to the mail",
  async ({ form, payload }) => {
    const longText = Object.keys(form.fields).find((name) => form.fields[name]?.control === "textarea") ?? "";
    const expectedHeaders = (await read(payload, { form })).headers.map(({ key }) => key);
    const payloads = fc.record({
      name: trickyText(3),
      [longText]: trickyText(12).map((text) => `[${text}]`),
      box,
    });
    let count = 0;
    const checkMail = async ({ box = "", ...texts }: Record<string, string>): Promise<void> => {
      const changes = { ...payload, ...texts, email: `${box}@bücher.example` };
      if (Object.keys(form.errorsOf(changes)).length > 0) return;
      count += 1;
      const mail = await read(changes, { form });
      expect(mail.headers.map(({ key }) => key)).toEqual(expectedHeaders);
      expect(mail.subject).toBe(`${form.texts.mail.subject} [ABCD2345]`);
      expect(mail.to?.map(({ address }) => address)).toEqual(context.to);
      expect(mail.replyTo).toHaveLength(1);
      expect([mail.html, mail.attachments]).toEqual([undefined, []]);
      const readableText = texts[longText]
        ?.replace(/\r\n?|[\u2028\u2029]/g, "\n")
        .replace(/[^\P{Cc}\n\t]/gu, "");
      expect(mail.text).toContain(readableText);
    };
    await fc.assert(fc.asyncProperty(payloads, checkMail), { numRuns: 300 });
    // With fewer valid inputs, the test would prove little.
    expect(count).toBeGreaterThan(50);
  },
);
