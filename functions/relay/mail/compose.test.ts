import fc from "fast-check";
import PostalMime, { type Email } from "postal-mime";
import common from "../../../content/forms/common.json";
import contact from "../../../content/forms/contact.json";
import site from "../../../content/site.json";
import { fullDay, momentInWords } from "../../../src/calendar/words";
import { emptyContactMessage, type ContactMessage } from "../../../src/forms/contact/schema";
import { labelOf, optionLabel } from "../../testing/labels";
import { composeMail } from "./compose";
import { contactForm } from "../forms/contact";
import { siteLanguage, siteZone } from "../site";

const context = {
  draft: { id: "0123456789abcdef", reference: "ABCD2345" },
  senderName: "Sample Ministry",
  from: "website@example.org",
  to: ["info@example.org", "second@example.org"],
  at: new Date("2026-07-14T22:00:00Z"),
};
const { inputs } = contact;
const { mail: labels } = common;
const message: ContactMessage = {
  ...emptyContactMessage,
  name: "Ana Öberg",
  email: "ana@example.com",
  message: "Line one\nLine two",
};

/** When it came, in the ministry's language and zone. */
const received = momentInWords(context.at.toISOString(), siteLanguage, {
  ...fullDay,
  hour: "numeric",
  minute: "2-digit",
  timeZone: siteZone,
  timeZoneName: "short",
});

async function read(changes: Partial<ContactMessage> = {}): Promise<Email & { raw: string }> {
  const { raw } = await composeMail(contactForm, { ...message, ...changes }, context);
  return { ...(await PostalMime.parse(raw)), raw: raw.toString("latin1") };
}

test("lists the values under the form's labels", async () => {
  const { text } = await read();
  expect(text?.trim()).toBe(
    [
      `${labelOf(inputs.name)}: Ana Öberg`,
      `${labelOf(inputs.email)}: ana@example.com`,
      `${labelOf(inputs.inquiryType)}: ${optionLabel(inputs.inquiryType, "general")}`,
      "",
      `${labelOf(inputs.message)}:`,
      "",
      "Line one",
      "Line two",
      "",
      `${labels.reference}: ABCD2345`,
      `${labels.received}: ${received}`,
    ].join("\n"),
  );
});

test("omits empty fields only", async () => {
  const { text } = await read({
    phone: "+1 555",
    organization: "Grace",
    eventDate: "2026-09-01",
    inquiryType: "",
  });
  expect(text).toContain(
    `${labels.phone}: +1 555\n${labels.organization}: Grace\n${labels.eventDate}: 2026-09-01`,
  );
  expect(text).not.toContain(labelOf(inputs.inquiryType));
});

test("has a fixed sender, recipients and subject; the visitor is in Reply-To", async () => {
  const mail = await read();
  expect(mail.from).toEqual({ name: "Sample Ministry", address: "website@example.org" });
  expect(mail.to?.map(({ address }) => address)).toEqual(context.to);
  expect(mail.subject).toBe(`${contact.mail.subject} [ABCD2345]`);
  expect(mail.replyTo).toEqual([{ name: "Ana Öberg", address: "ana@example.com" }]);
  expect(mail.messageId).toBe("<contact.0123456789abcdef@example.org>");
  expect(mail.html).toBeUndefined();
  expect(mail.attachments).toEqual([]);
});

test("is the same every time", async () => {
  expect((await read()).raw).toBe((await read()).raw);
});

test.each([
  "Doe, Jane <boss@evil.example>",
  '"quoted" \\ back',
  "a@b.co, c@d.ef",
  "=?utf-8?q?x=0Ay?=",
  "O'Brien; (x)",
  "祈り 🕊".repeat(10),
  "x".repeat(100),
])("the name %j is in Reply-To only", async (name) => {
  const mail = await read({ name });
  expect(mail.replyTo).toHaveLength(1);
  expect(mail.replyTo?.[0]?.address).toBe("ana@example.com");
  const fields = mail.headers.map(({ key }) => key).sort();
  expect(fields).toEqual((await read()).headers.map(({ key }) => key).sort());
  expect(mail.text).toContain(`${labelOf(inputs.name)}: ${name}`);
});

test("a name in a header is decoded unchanged", async () => {
  for (const name of ["Doe, Jane", '"Q"', "祈り 🕊", "O'Brien"]) {
    expect((await read({ name })).replyTo?.[0]?.name).toBe(name);
  }
});

// What mail programs would decode, taken apart.
const lookalike = fc.array(
  fc.constantFrom(
    "=?",
    "?=",
    "utf-8",
    "?b?",
    "?q?",
    "Ym9zcw==",
    "=62",
    "_",
    " ",
    "<",
    ">",
    '"',
    "@",
    ",",
    "é",
  ),
  { maxLength: 20 },
);

test("a name that looks like an encoded word is decoded unchanged", async () => {
  const typed = ["=?utf-8?b?Ym9zcyA8Ym9zc0BldmlsLmV4YW1wbGU+?=", "=?utf-8?q?x=0Ay?= =?us-ascii?q?z?="];
  const isRead = async (name: string): Promise<void> => {
    const { replyTo, raw } = await read({ name });
    expect(replyTo).toEqual([{ name: name.trim(), address: "ana@example.com" }]);
    expect(Math.max(...raw.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(78);
  };
  for (const name of typed) await isRead(name);
  await fc.assert(fc.asyncProperty(lookalike, (parts) => isRead(`Ana ${parts.join("")}=?`)));
});

test("a tab in a line becomes a space, in headers and in the text", async () => {
  const mail = await read({ name: "Ana\tMüller", organization: "Grace\tChurch", phone: "\t1\t" });
  expect(mail.replyTo?.[0]?.name).toBe("Ana Müller");
  expect(mail.text).toContain(`${labelOf(inputs.name)}: Ana Müller\n`);
  expect(mail.text).toContain(`${labels.phone}: 1\n`);
  expect(mail.text).toContain(`${labels.organization}: Grace Church\n`);
  expect((await read({ name: "Ana\tLee" })).raw).not.toContain("\t");
});

test.each([
  "\r\nBcc: x@evil.example\r\n\r\nbody",
  ".\r\n.\r\nMAIL FROM:<x@y.zz>",
  "From me\n--\nFrom you",
  "=3D =\n=20",
  "x".repeat(5000),
  "祈".repeat(5000),
  "🕊\u200d👩‍👧".repeat(100),
  "  indented\n\ttab\n\n\n\nend",
])("the message %j is unchanged", async (text) => {
  const mail = await read({ message: `[${text}]` });
  expect(mail.text).toContain(`[${text.replaceAll("\r\n", "\n")}]`);
  expect(mail.to).toHaveLength(2);
  expect(mail.bcc ?? []).toEqual([]);
});

test("removes control characters, and normalizes line breaks", async () => {
  const { text, raw } = await read({ message: "a\0b\u0007c\rd\u2028e\tf" });
  expect(text).toContain("abc\nd\ne\tf");
  expect(raw).not.toMatch(/[^\t\r\n\x20-\x7e]/);
});

test("inserts no line breaks into paragraphs, and keeps SMTP's line length", async () => {
  const { text, raw } = await read({ message: "word ".repeat(400).trim() });
  expect(text).toContain("word ".repeat(400).trim());
  expect(raw).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
  expect(Math.max(...raw.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(78);
});

test("Reply-To has the address without surrounding spaces", async () => {
  expect((await read({ email: " ana@bücher.example " })).replyTo?.[0]?.address).toBe(
    "ana@xn--bcher-kva.example",
  );
});

test("fills placeholders in labels and options, not in a visitor's text", async () => {
  const { inputs } = contactForm.words;
  const words = {
    ...contactForm.words,
    inputs: {
      ...inputs,
      inquiryType: {
        label: "Question for {leader.firstName}",
        options: [{ value: "general", label: "About {ministry.name}" }],
      },
    },
  };
  const own = { ...message, message: "{leader.firstName} and {nobody}" };
  const { raw } = await composeMail({ ...contactForm, words }, own, context);
  const { text } = await PostalMime.parse(raw);
  expect(text).toContain(`Question for ${site.leader.firstName}: About ${site.ministry.name}\n`);
  expect(text).toContain("\n\n{leader.firstName} and {nobody}\n");
});
