import PostalMime, { type Email } from "postal-mime";
import site from "../../../content/site.json";
import { emptyContactMessage, type ContactMessage } from "../../../src/forms/contact/schema";
import { composeMail } from "./compose";
import { contactForm } from "../forms/contact";

const postmark = {
  reference: "ABCD2345",
  senderName: "Sample Ministry",
  from: "website@example.org",
  to: ["info@example.org", "second@example.org"],
  at: new Date("2026-07-14T22:00:00Z"),
};
const message: ContactMessage = {
  ...emptyContactMessage,
  name: "Ana Öberg",
  email: "ana@example.com",
  message: "Line one\nLine two",
};

async function read(changes: Partial<ContactMessage> = {}): Promise<Email & { raw: string }> {
  const { raw } = await composeMail(contactForm, { ...message, ...changes }, postmark);
  return { ...(await PostalMime.parse(raw)), raw: raw.toString("latin1") };
}

test("says who wrote what, under the form's own labels", async () => {
  const { text } = await read();
  expect(text?.trim()).toBe(
    [
      "Name: Ana Öberg",
      "Email: ana@example.com",
      "Inquiry type: General question",
      "",
      "Message:",
      "",
      "Line one",
      "Line two",
      "",
      "Reference: ABCD2345",
      "Received: Tuesday, July 14, 2026 at 6:00 PM EDT",
    ].join("\n"),
  );
});

test("leaves out what was not filled in, and nothing that was", async () => {
  const { text } = await read({
    phone: "+1 555",
    organization: "Grace",
    eventDate: "2026-09-01",
    inquiryType: "",
  });
  expect(text).toContain("Phone: +1 555\nOrganization: Grace\nEvent date: 2026-09-01");
  expect(text).not.toContain("Inquiry type");
});

test("has a fixed sender, recipients and subject; the visitor is in Reply-To", async () => {
  const mail = await read();
  expect(mail.from).toEqual({ name: "Sample Ministry", address: "website@example.org" });
  expect(mail.to?.map(({ address }) => address)).toEqual(postmark.to);
  expect(mail.subject).toBe("Contact message from the website [ABCD2345]");
  expect(mail.replyTo).toEqual([{ name: "Ana Öberg", address: "ana@example.com" }]);
  expect(mail.messageId).toBe("<contact.ABCD2345.1784066400000@example.org>");
  expect(mail.html).toBeUndefined();
  expect(mail.attachments).toEqual([]);
});

test("is the same mail every time", async () => {
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
])("keeps the name %j in Reply-To and out of everything else", async (name) => {
  const mail = await read({ name });
  expect(mail.replyTo).toHaveLength(1);
  expect(mail.replyTo?.[0]?.address).toBe("ana@example.com");
  const fields = mail.headers.map(({ key }) => key).sort();
  expect(fields).toEqual((await read()).headers.map(({ key }) => key).sort());
  expect(mail.text).toContain(`Name: ${name}`);
});

test("a name survives the header", async () => {
  for (const name of ["Doe, Jane", '"Q"', "祈り 🕊", "O'Brien"]) {
    expect((await read({ name })).replyTo?.[0]?.name).toBe(name);
  }
});

test("a tab in a line becomes a blank, in the header and in the text", async () => {
  const mail = await read({ name: "Ana\tMüller", organization: "Grace\tChurch", phone: "\t1\t" });
  expect(mail.replyTo?.[0]?.name).toBe("Ana Müller");
  expect(mail.text).toContain("Name: Ana Müller\n");
  expect(mail.text).toContain("Phone: 1\n");
  expect(mail.text).toContain("Organization: Grace Church\n");
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
])("carries the message %j as it is", async (text) => {
  const mail = await read({ message: `[${text}]` });
  expect(mail.text).toContain(`[${text.replaceAll("\r\n", "\n")}]`);
  expect(mail.to).toHaveLength(2);
  expect(mail.bcc ?? []).toEqual([]);
});

test("drops control characters, makes line breaks one kind", async () => {
  const { text, raw } = await read({ message: "a\0b\u0007c\rd\u2028e\tf" });
  expect(text).toContain("abc\nd\ne\tf");
  expect(raw).not.toMatch(/[^\t\r\n\x20-\x7e]/);
});

test("breaks no paragraph by hand, and keeps to the line length of SMTP", async () => {
  const { text, raw } = await read({ message: "word ".repeat(400).trim() });
  expect(text).toContain("word ".repeat(400).trim());
  expect(raw).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
  expect(Math.max(...raw.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(78);
});

test("answers go to the address without the spaces around it", async () => {
  expect((await read({ email: " ana@bücher.example " })).replyTo?.[0]?.address).toBe(
    "ana@xn--bcher-kva.example",
  );
});

test("fills the placeholders of labels and choices, and none that a visitor wrote", async () => {
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
  const { raw } = await composeMail({ ...contactForm, words }, own, postmark);
  const { text } = await PostalMime.parse(raw);
  expect(text).toContain(`Question for ${site.leader.firstName}: About ${site.ministry.name}\n`);
  expect(text).toContain("\n\n{leader.firstName} and {nobody}\n");
});
